import type { DialogText } from '@dlm/contract/dialog-text'
import { useEffect, useRef } from 'react'
import { notify } from '../../lib/notify.ts'

/** Says once, when a tool has been opened and knows it, what was found (SPEC §8). Leaving the tool takes it back. */
export function useOpeningDialog(text: DialogText | undefined): void {
  const said = useRef(false)
  const gone = useRef<AbortController>(null)
  useEffect(() => {
    if (!text || said.current) return
    said.current = true
    gone.current = new AbortController()
    void notify(text, { signal: gone.current.signal })
  }, [text])
  useEffect(() => () => gone.current?.abort(), [])
}
