import { type RefObject, useEffect } from 'react'
import { isTypedInto } from '../../lib/use-typing.ts'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** Whether a key sends what is open, and opens the next. */
export function isSend({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey)
}

/**
 * Goes from the entry that has the focus to what opens the one `by` further on; to the first where none has.
 * @returns whether there is one
 */
export function goBy(list: Element | null, by: number): boolean {
  const openers = Array.from(list?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])
  const at = openers.findIndex((opener) => opener.closest('li, tr')?.contains(document.activeElement))
  const next = openers[at < 0 ? 0 : at + by]
  next?.focus()
  return next !== undefined
}

/**
 * J goes to the next entry of a list, K to the one before, while one does not type: the focus goes to what opens it, so that Enter
 * does.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const by = steps[key]
      if (by === undefined || event.defaultPrevented || ctrlKey || metaKey || altKey || isTypedInto(target))
        return
      if (goBy(list.current, by)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [list])
}
