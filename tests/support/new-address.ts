/** An address in a network of its own, so that what is counted by address is counted for one visitor alone. */
export function newAddress(): string {
  const [first, second] = crypto
    .randomUUID()
    .split('-', 2)
    .map((part) => part.slice(0, 4))
  return `2001:db8:${first}:${second}::1`
}
