import type { Picture as PictureData } from '@dlm/contract/common.schema'

interface Props {
  picture: PictureData
  alt: string
  /** The CSS width it is shown at, as the `sizes` attribute has it. */
  sizes: string
  className?: string
  /** Loads at once and first; for the one picture a screen opens with. */
  eager?: boolean
}
/** A picture in the fitting rendition: its place is kept, a thumbhash stands in, and it fades in once it is there. */
export declare function Picture({ picture, alt, sizes, className, eager }: Props): import('react').JSX.Element
