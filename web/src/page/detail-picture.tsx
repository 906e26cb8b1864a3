import type { ComponentProps } from 'react'
import { useTransitionOnBack } from '../lib/focus/use-transition-on-back.ts'
import { SharedPicture } from './shared-picture.tsx'

/** The picture of an entry on its own screen, animated from its card, and back to it on Back. */
export function DetailPicture(props: Omit<ComponentProps<typeof SharedPicture>, 'alt' | 'eager'>) {
  useTransitionOnBack()
  return <SharedPicture {...props} alt="" eager />
}
