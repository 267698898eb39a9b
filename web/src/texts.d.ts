declare module 'texts:all' {
  type Load = () => Promise<{ default: string }>
  const languages: Record<string, { name: string; guest: string; load: Load; later: Record<string, Load> }>
  export default languages
}

declare module 'texts:*' {
  const text: string
  export default text
}
