/** The cells of a CSV file, as a program of tables reads them. @param separator between two cells */
export function parseCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [[]]
  let [cell, isQuoted] = ['', false]
  const characters = [...text.replace(/^\ufeff/, '')]
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at]
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (characters[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === separator) end()
    else if (character === '\n') {
      end()
      rows.push([])
    } else if (character !== '\r') cell += character
  }
  if (cell !== '' || rows.at(-1)?.length) end()
  return rows.filter((row) => row.length > 0)
}
