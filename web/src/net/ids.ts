// Ids for commands. Pages on a home network are not a secure context, so they lack crypto.randomUUID.

/** 128 random bits in hexadecimal. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
