import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'

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

/** The grid of cards whose pictures are upright or square: two columns on a phone, four in a wide window, six in the widest. */
export const fourColumnClass =
  'full-rows full-rows-2 full-rows-6 grid grid-cols-2 gap-4 min-[820px]:grid-cols-3 min-[820px]:gap-5 min-[1200px]:grid-cols-4 min-[1600px]:grid-cols-6'

/** The width of their pictures, to the pixel: phones of a common density then take the smallest rendition, which fits just so. */
export const fourColumnSizes =
  '(min-width: 1600px) 269px, (min-width: 1200px) calc(25vw - 27px), (min-width: 820px) calc(33.3vw - 31px), calc(50vw - 26px)'

/** Four cards in a row, or two rows of two; and the width of their pictures. */
export const rowOfFourClass = 'full-rows-2 grid grid-cols-2 gap-4 min-[820px]:grid-cols-4 min-[1000px]:gap-5'
export const rowOfFourSizes =
  '(min-width: 1808px) 413px, (min-width: 820px) calc(25vw - 24px), calc(50vw - 26px)'

interface SkeletonProps {
  coverClass: string
  /** The room around the lines. */
  textClass: string
  /** The height of each line, and its width where it does not fill the card. */
  lines: readonly string[]
}

/** Placeholder of a card while the list loads. */
export function CardSkeleton({ coverClass, textClass, lines }: SkeletonProps) {
  return (
    <div className={cardClass}>
      <Skeleton className={`${coverClass} rounded-none`} />
      <div className={classes('flex flex-col', textClass)}>
        {lines.map((line) => (
          <Skeleton key={line} className={line} />
        ))}
      </div>
    </div>
  )
}
