/** Columns padded to their widest cell, one line a row. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** A frame around lines of text. */
export function box(lines: readonly string[]): string {
  const width = Math.max(0, ...lines.map((line) => line.length))
  const edge = '─'.repeat(width + 4)
  return [`┌${edge}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${edge}┘`].join('\n')
}
