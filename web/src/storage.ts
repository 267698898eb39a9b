// What this browser remembers: small texts by name. The page also works in a browser that forbids this.

const PREFIX = 'pyrite.'

export function stored(name: string, where: () => Storage = () => localStorage): string | null {
  try {
    return where().getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function store(name: string, value: string, where: () => Storage = () => localStorage): void {
  try {
    where().setItem(PREFIX + name, value)
  } catch {
    // full or forbidden
  }
}

export function forget(name: string, where: () => Storage = () => localStorage): void {
  try {
    where().removeItem(PREFIX + name)
  } catch {
    // forbidden
  }
}

/** A remembered value with the shape of `plain`, which is also the default. */
export function storedObject<T extends object>(name: string, plain: T, where: () => Storage = () => localStorage): T {
  try {
    const found: unknown = JSON.parse(stored(name, where) ?? '{}')
    return typeof found === 'object' ? { ...plain, ...found } : plain
  } catch {
    return plain
  }
}

export function storeObject(name: string, value: object, where: () => Storage = () => localStorage): void {
  store(name, JSON.stringify(value), where)
}

/** Forgets everything that this browser remembers for the page. */
export function forgetEverything(): void {
  document.cookie = 'language=; path=/; max-age=0' // see text.svelte.ts
  for (const where of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(where())) if (key.startsWith(PREFIX)) where().removeItem(key)
    } catch {
      // forbidden
    }
  }
}
