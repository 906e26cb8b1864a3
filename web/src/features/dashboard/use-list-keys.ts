import { type RefObject, useEffect } from 'react'
import { isTypedInto } from '../site/use-typing.ts'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/**
 * J goes to the next entry of a list, K to the one before, while one does not type: the focus goes to what opens it, so that Enter
 * does.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const by = steps[key]
      if (by === undefined || ctrlKey || metaKey || altKey || isTypedInto(target)) return
      const openers = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])
      const at = openers.findIndex((opener) => opener.closest('li')?.contains(document.activeElement))
      const next = openers[at < 0 ? 0 : at + by]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [list])
}
