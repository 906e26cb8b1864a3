/** What a program of tables would take for a formula at the beginning of a cell. */
const formula = /^[=+\-@\t\r]/

/**
 * A cell that is text in every program: no formula, whatever people typed.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function safeCell(value: string | number): string {
  const text = String(value)
  return typeof value === 'string' && formula.test(text) ? `'${text}` : text
}

function quoted(value: string | number): string {
  const text = safeCell(value)
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type Rows = readonly (readonly (string | number)[])[]

/** A table as CSV (RFC 4180). */
export function csvLines(rows: Rows): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** The same with the mark by which programs of tables read it as UTF-8. */
export function toCsv(rows: Rows): string {
  return `\ufeff${csvLines(rows)}`
}
