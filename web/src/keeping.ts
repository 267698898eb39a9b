// What this browser remembers: small texts by name. A browser that forbids it remembers nothing, and all still works.

const PREFIX = 'pyrite.'

export function kept(name: string, where: () => Storage = () => localStorage): string | null {
  try {
    return where().getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function keep(name: string, value: string, where: () => Storage = () => localStorage): void {
  try {
    where().setItem(PREFIX + name, value)
  } catch {
    // full or forbidden
  }
}

/** A remembered value with the shape of `plain`, which also says what is meant when nothing is remembered. */
export function keptObject<T extends object>(name: string, plain: T): T {
  try {
    const found: unknown = JSON.parse(kept(name) ?? '{}')
    return typeof found === 'object' ? { ...plain, ...found } : plain
  } catch {
    return plain
  }
}

export function keepObject(name: string, value: object): void {
  keep(name, JSON.stringify(value))
}
