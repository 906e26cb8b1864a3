import { type ComponentProps, ViewTransition } from 'react'
import { Picture } from '../ui/picture.tsx'

/**
 * The picture of an entry, in its card and on its own screen: where one of them replaces the other, the picture is animated.
 * Those outside the window are not.
 * @param of the entry's id, which no other picture of the page has; without one it is not animated
 */
export function SharedPicture({ of, ...picture }: { of?: string | false } & ComponentProps<typeof Picture>) {
  return (
    <ViewTransition name={of ? `picture-${of}` : 'auto'} default="none" share="picture">
      <Picture {...picture} />
    </ViewTransition>
  )
}
