/** The look of a card in a list: hairline border, and a lift of 2 px when pointed at. */
export const cardClass =
  'group relative grid content-start overflow-hidden rounded-card border border-line bg-surface transition-[transform,box-shadow] focus-within:shadow-card hover:-translate-y-0.5 hover:shadow-card'

/** The link of a card: its text names it, and the whole card is its target. */
export const cardLinkClass = "after:absolute after:inset-0 after:content-[''] group-hover:text-accent"
