import { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import { chooseRules } from '@dlm/contract/rooms/room-rules'
import type { OpenedRoom } from '@dlm/contract/rooms/rooms.schema'
import { type ComponentProps, useMemo, useState } from 'react'
import type { Choosing, PhotoFilter } from '../../../lib/choosing.ts'
import { notify } from '../../../lib/notify.ts'
import type { ChoosingBar } from './choosing-bar.tsx'
import { type FilterName, filterOf } from './filters.ts'
import { useChoices } from './use-choices.ts'

interface ChoosingRoom {
  /** For the tiles and the lightbox; null where nothing is chosen. */
  marks: Choosing | null
  /** Which photos are shown; null for all. */
  only: PhotoFilter | null
  bar: ComponentProps<typeof ChoosingBar> | null
  /** It is not known yet what is chosen. */
  isLoading: boolean
}

const nothing = { marks: null, only: null, bar: null } as const

/** What the client of a room chooses, for which list, and which photos are shown meanwhile. */
export function useChoosingRoom(key: string, link: OpenedRoom['link']): ChoosingRoom {
  const { choices, isLoading, seen, isWaiting, change, see, submit } = useChoices(
    key,
    link.id,
    link.mayChoose,
  )
  const [listId, setListId] = useState('')
  const [filter, setFilter] = useState<{ name: FilterName; seen: ReadonlySet<string> }>({ name: 'all', seen })
  const list = choices?.data.find(({ id }) => id === listId) ?? choices?.data[0]

  const marks = useMemo((): Choosing | null => {
    if (!choices || !list) return null
    const { id, title, limit, pids } = list
    const stars = new Map(choices.stars.map((rated) => [rated.pid, rated.stars]))
    const rejected = new Set(choices.rejected)
    const unreject = (pid: string) => (rejected.has(pid) ? [{ pid, isRejected: false }] : [])
    return {
      ...{ title, pids, stars, rejected, see, isClosed: choices.state !== 'open' },
      toggle(pid) {
        const isIn = !pids.includes(pid)
        if (isIn && limit > 0 && pids.length >= limit)
          return void notify(choosingTexts.refused([chooseRules.full(title, limit)]))
        change({ pid, list: id, isIn }, ...(isIn ? unreject(pid) : []))
      },
      rate: (pid, count) => change({ pid, stars: count }),
      // What is rejected is in no list, as far as this browser knows; what another phone chooses meanwhile stays chosen.
      reject(pid) {
        if (rejected.has(pid)) return change({ pid, isRejected: false })
        const lists = choices.data.filter((other) => other.pids.includes(pid))
        change({ pid, isRejected: true }, ...lists.map((other) => ({ pid, list: other.id, isIn: false })))
      },
    }
  }, [choices, list, change, see])
  const only = useMemo(
    () => (choices && list ? filterOf(filter.name, choices, list.pids, filter.seen) : null),
    [choices, list, filter],
  )
  if (!choices || !list) return { ...nothing, isLoading }
  const bar = {
    ...{ choices, isWaiting, submit, current: list, onCurrent: setListId, filter: filter.name },
    onFilter: (name: FilterName) => setFilter({ name, seen }),
  }
  return { marks, only, bar, isLoading }
}
