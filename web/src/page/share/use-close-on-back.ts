import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Gives a dialog an entry of its own in the history, at the address of the page below, so that Back closes it. Not the router's:
<<<<<<< HEAD
 * the address stays as it was typed, and the router takes the way back for one to where it is.
=======
 * the address bar stays as it is, and so does the screen, to which the way back leads.
>>>>>>> e0bf3ad850f31d1e6bc62cd0210a195a04fee7bd
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
