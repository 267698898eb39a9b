declare module 'rules:all' {
  import type { Rules } from './rules_text'
  const games: Record<string, Record<string, () => Promise<{ default: Rules }>>>
  export default games
}

declare module 'rules:pictures' {
  const pictures: Record<string, { address: string; width: number; height: number }>
  export default pictures
}

declare module 'rules:boxes' {
  const boxes: Record<string, { sprite: string; groups: Record<string, { face: string; count: number; symbols: string[] }[]> }>
  export default boxes
}
