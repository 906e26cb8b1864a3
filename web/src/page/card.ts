/** The look of a card: hairline border, and a lift of 2 px when pointed at. */
export const cardFace =
  'group relative overflow-hidden rounded-card border border-line bg-surface transition-[transform,box-shadow] focus-within:shadow-card hover:-translate-y-0.5 hover:shadow-card'

/**
 * A card in a list, its parts below each other. Not as a grid: a browser lays out each grid within a grid several times, and
 * the whole list once more when the fonts are loaded.
 */
export const cardClass = `${cardFace} flex flex-col`

/** The link of a card: its text names it, and the whole card is its target, and shows the focus. */
export const cardLinkClass =
  "outline-none after:absolute after:inset-0 after:rounded-card after:content-[''] group-hover:text-accent focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
