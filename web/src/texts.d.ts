declare module 'texts:all' {
  const languages: Record<string, { name: string; load: () => Promise<{ default: string }> }>
  export default languages
}

declare module 'texts:*' {
  const text: string
  export default text
}
