import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Gives a dialog an entry of its own in the history, at the address of the page below, so that Back closes it. Not the router's:
 * the address bar stays as it is, and so does the screen, to which the way back leads.
 * @param onClose removes the dialog
 * @returns closes it otherwise, and takes its entry back
 */
export function useCloseOnBack(onClose: () => void): () => void {
  const hasEntry = useRef(false)
  const onBack = useEffectEvent(onClose)
  useEffect(() => {
    if (!hasEntry.current) history.pushState(history.state, '')
    hasEntry.current = true
    const close = () => onBack()
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])
  return () => {
    onClose()
    history.back()
  }
}
