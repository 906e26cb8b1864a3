import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { overlayState } from '../../lib/focus/overlay.ts'

/**
 * Gives a dialog an entry of its own in the history, at the address of the page below, so that Back closes it.
 * @param onClose removes the dialog
 * @returns closes it otherwise, and takes its entry back
 */
export function useCloseOnBack(onClose: () => void): () => void {
  const location = useLocation()
  const navigate = useNavigate()
  const { key, state } = location
  const below = useRef<string>(undefined)
  const isOver = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when an entry of the history is shown
  useEffect(() => {
    if (below.current === undefined) {
      below.current = key
      void navigate(location, { state: { ...state, ...overlayState } })
    } else if (key !== below.current) isOver.current = true
    else if (isOver.current) onClose()
  }, [key])

  return () => {
    onClose()
    if (isOver.current) void navigate(-1)
  }
}
