/** A unique id: the prefix and ten random letters and digits. */
export function generatedId(prefix: string): string {
  const random = crypto.getRandomValues(new Uint8Array(10))
  const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return `${prefix}-${Array.from(random, (byte) => characters[byte % characters.length]).join('')}`
}
