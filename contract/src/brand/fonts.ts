/** The shipped pairs of fonts, one of headings and one of text, in the order in which they are offered. */
export const fonts = ['modern', 'classic', 'warm'] as const
export type Fonts = (typeof fonts)[number]

/** Those of a fresh portal, which are in the style sheet of every page; each other pair has a sheet of its own. */
export const shippedFonts = 'modern'
export type OtherFonts = Exclude<Fonts, typeof shippedFonts>
