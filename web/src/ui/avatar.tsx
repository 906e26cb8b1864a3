import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { classes } from './classes.ts'
import { Picture } from './picture.tsx'

interface Props {
  /** Whose it is; its initials replace a missing photo. */
  name: string
  picture?: PictureData | undefined
  className?: string
  /** The CSS width it is shown at. */
  sizes?: string
}

/** A member's photo in a circle. The name is beside it, so it says nothing to screen readers. */
export function Avatar({ name, picture, className = 'size-11 text-sm', sizes = '44px' }: Props) {
  const shape = classes('shrink-0 rounded-full', className)
  if (picture) return <Picture picture={picture} alt="" sizes={sizes} className={shape} />
  return (
    <span
      aria-hidden="true"
      dir="auto"
      className={classes(shape, 'grid place-items-center bg-accent-wash font-semibold text-accent')}
    >
      {initials(name)}
    </span>
  )
}

/** The first letters of the first two words: `olu.adeyemi` is OA, `ewan` is E. */
export function initials(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join('')
}
