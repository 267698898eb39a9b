// Ids for commands. Phones on a home network are no secure context, so there is no crypto.randomUUID.

/** 128 random bits in hexadecimal. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
