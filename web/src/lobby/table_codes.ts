// Codes of tables, as people type and paste them.

/** The code in what somebody typed or pasted: six letters, also with gaps, or at the end of a link. */
export function readCode(typed: string): string | null {
  const linked = /\/t\/([A-Za-z]{6})\b/.exec(typed)
  const letters = linked?.[1] ?? typed.replace(/[\s\-–]/g, '')
  return /^[A-Za-z]{6}$/.test(letters) ? letters.toUpperCase() : null
}

/** A code in two groups, easier to read out. */
export function spellCode(code: string): string {
  return code.length === 6 ? `${code.slice(0, 3)} ${code.slice(3)}` : code
}
