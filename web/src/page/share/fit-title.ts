/** The sizes a title is tried in, largest first, all of them about as high as the space it has. */
const sizes = [
  { size: 20, lineHeight: 26, most: 2 },
  { size: 16, lineHeight: 20, most: 3 },
] as const

/**
 * Breaks a title into lines, in the largest size that holds it; what is longer than the smallest can hold ends in "…".
 * @param measure width of a line at a size, in the same unit as `width`
 */
export function fitTitle(title: string, width: number, measure: (line: string, size: number) => number) {
  let fitted: { lines: string[]; size: number; lineHeight: number } | undefined
  for (const { size, lineHeight, most } of sizes) {
    const fits = (line: string) => measure(line, size) <= width
    const lines = wrap(title, fits)
    if (lines.length <= most) return { lines, size, lineHeight }
    const rest = lines.slice(most - 1).join(' ')
    fitted = { lines: [...lines.slice(0, most - 1), shorten(rest, fits)], size, lineHeight }
  }
  return fitted ?? { lines: [], size: 0, lineHeight: 0 }
}

/** Lines of whole words; a word that is wider than a line is broken. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    if (line && fits(`${line} ${word}`)) {
      line += ` ${word}`
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const letter of word) {
      if (line && !fits(line + letter)) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line ? [...lines, line] : lines
}

function shorten(text: string, fits: (line: string) => boolean): string {
  const letters = [...text]
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
