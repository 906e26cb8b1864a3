import { useEffect, useMemo, useRef } from 'react'
import { createStore, type Store } from '../../lib/storage/store.ts'

/** Which entries of a list are selected. A store: at each change only the boxes that change are rendered again. */
export interface Selection {
  selected: Store<ReadonlySet<string>>
  /** Selects an entry, or no longer. @param isRange does so for all from the one before to this one */
  toggle(id: string, isRange: boolean): void
  selectAll(): void
  clear(): void
}

/** @param ids the entries of the list in their order; what goes from it is no longer selected */
export function useSelection(ids: readonly string[]): Selection {
  const order = useRef(ids)
  const selection = useMemo((): Selection => {
    const selected = createStore<ReadonlySet<string>>(new Set())
    let last: string | undefined
    return {
      selected,
      toggle(id, isRange) {
        const next = new Set(selected.get())
        const isOn = !next.has(id)
        for (const each of isRange ? between(order.current, last ?? id, id) : [id])
          if (isOn) next.add(each)
          else next.delete(each)
        last = id
        selected.set(next)
      },
      selectAll: () => selected.set(new Set(order.current)),
      clear: () => selected.set(new Set()),
    }
  }, [])
  useEffect(() => {
    order.current = ids
    const before = selection.selected.get()
    const remaining = ids.filter((id) => before.has(id))
    if (remaining.length < before.size) selection.selected.set(new Set(remaining))
  }, [ids, selection])
  return selection
}

function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [other] : ids.slice(from, to + 1)
}
