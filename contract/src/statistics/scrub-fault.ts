/** Characters of a fault's message that are stored. */
const longestMessage = 200

const quoted = /(["'`]).*?\1|“.*?”|‘.*?’/gu
const email = /\S+@\S+/gu
const query = /[?#]\S*/gu
const number = /\d{4,}/gu
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]+/gu

/** A message without what might be personal: what it quotes, e-mail addresses, queries of addresses, long numbers. */
export function scrubFault(message: string): string {
  return message
    .slice(0, 5 * longestMessage)
    .replace(unseen, ' ')
    .replace(quoted, '“…”')
    .replace(email, '…')
    .replace(query, '')
    .replace(number, '#')
    .trim()
    .slice(0, longestMessage)
}
