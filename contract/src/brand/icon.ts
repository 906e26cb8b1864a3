/** The picture of a page that has none of its own, in the site's root and of each logo; pixels. */
export const shareFile = 'share.png'
export const shareSize = { width: 1200, height: 630, icon: 380 } as const

interface IconColours {
  ground: string
  mark: string
  dot: string
}

interface IconShape {
  /** To the edges, for systems that cut out a shape of their own: what matters is within 80 % of the middle (W3C "safe zone"). */
  isMaskable?: boolean
}

/** The logo as an SVG of 64 × 64 units. @param colours in a notation that every reader of SVG knows */
export function iconSvg(
  title: string,
  { ground, mark, dot }: IconColours,
  { isMaskable }: IconShape = {},
): string {
  const drawing = `<path d="M20 16v32l28-16z" fill="${mark}"/><circle cx="47" cy="17" r="5" fill="${dot}"/>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">',
    `<title>${title}</title>`,
    `<rect width="64" height="64"${isMaskable ? '' : ' rx="16"'} fill="${ground}"/>`,
    isMaskable ? `<g transform="matrix(.85 0 0 .85 4.8 4.8)">${drawing}</g>` : drawing,
    '</svg>',
  ].join('')
}
