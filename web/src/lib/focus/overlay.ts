import { useLocation, useNavigate } from 'react-router'

/** State of an address that is shown over the one before it, as a photo is over its album: the page below stays as it is. */
export const overlayState = { over: true } as const

/** The same, for a photo that begins a slideshow. */
export const slideshowState = { ...overlayState, slideshow: true } as const

/** Whether a photo was opened to begin a slideshow. */
export function startsSlideshow(state: unknown): boolean {
  return isOverlay(state) && 'slideshow' in (state as object)
}

/** Whether an address was opened over the one before it, and not by a link from elsewhere. */
export function isOverlay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'over' in state
}

/** Closes an overlay: back to the page below, or to its address where the overlay was opened by a link. */
export function useCloseOverlay(below: string): () => void {
  const { state } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (isOverlay(state)) void navigate(-1)
    else void navigate(below, { replace: true })
  }
}
