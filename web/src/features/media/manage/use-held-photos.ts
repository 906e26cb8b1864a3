import { arrangeTexts } from '@dlm/contract/media/arrange.texts'
import { useState } from 'react'
import { nextAt, withMove, without } from './arrange-moves.ts'

/** Photos, or a section, that were picked up with the keyboard: where they would go, and where they were, as indexes of the others. */
interface Held {
  pids: readonly string[]
  at: number
  from: number
}

/** Picking up, moving, dropping and putting back with the keyboard, each said to those who do not see it. */
export function useHeldPhotos(
  order: readonly string[],
  onMove: (pids: readonly string[], before: string | null) => void,
  /** What is said of a photo or a section. */
  nameOf: (id: string) => string,
) {
  const [held, setHeld] = useState<Held | null>(null)
  const [said, say] = useState('')
  const others = held ? without(order, held.pids) : order
  const listed = held ? withMove(order, { pids: held.pids, before: nextAt(others, held.at) }) : order
  return {
    /** The order as it would be. */
    listed,
    held,
    said,
    say,
    /** The last index that they can be moved to. */
    last: others.length,
    /** @param at the index of the photo that has the focus, which is one of them */
    pickUp(pids: readonly string[], at: number) {
      const before = order.slice(0, at)
      const from = without(before, pids).length
      setHeld({ pids, at: from, from })
      const [only = ''] = pids
      say(
        pids.length === 1
          ? arrangeTexts.pickedUp(nameOf(only))
          : arrangeTexts.pickedUpSeveral(pids.length, at + 1, order.length),
      )
    },
    moveTo(at: number) {
      setHeld(held && { ...held, at })
      say(arrangeTexts.position(at + 1, order.length))
    },
    putDown() {
      if (!held) return
      const { pids, at, from } = held
      setHeld(null)
      say(arrangeTexts.dropped(at + 1, order.length))
      if (at !== from || pids.length > 1) onMove(pids, nextAt(others, at))
    },
    putBack() {
      if (!held) return
      setHeld(null)
      say(arrangeTexts.putBack(held.from + 1, order.length))
    },
  }
}
