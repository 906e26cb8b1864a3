/** Where the style sheet of an accent colour is. @param colour `#rrggbb` */
export const accentPath = (colour: string): string => `/accent/${colour.slice(1)}.css`

/** The colour whose style sheet is at a path; null for another path. */
export function accentColourIn(path: string): string | null {
  const [, hex] = /^\/accent\/([0-9a-f]{6})\.css$/.exec(path) ?? []
  return hex === undefined ? null : `#${hex}`
}
