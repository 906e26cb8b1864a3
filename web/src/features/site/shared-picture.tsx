import { type ComponentProps, ViewTransition } from 'react'
import { Picture } from '../../ui/picture.tsx'

/**
 * The picture of an entry, in its card and on its own screen: where one of them takes the place of the other, the picture goes
 * along. Those outside the window stay out of it.
 * @param of the entry's id: no two entries of a page have the same
 */
export function SharedPicture({ of, ...picture }: { of: string } & ComponentProps<typeof Picture>) {
  return (
    <ViewTransition name={`picture-${of}`} default="none" share="auto">
      <Picture {...picture} />
    </ViewTransition>
  )
}
