import { useLocation, useNavigate } from 'react-router'

/** State of an address that is shown over the one before it, as a photo is over its album: the page below stays as it is. */
export const overlayState = { over: true } as const

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
