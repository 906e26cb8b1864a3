import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../ui/icon-button.tsx'

interface Props {
  /** The name of the item. */
  name: string
  /** Its index in the `ol` around the buttons. */
  at: number
  count: number
  onMove(by: -1 | 1): void
}

/** Move an item of a list up and down. The focus stays with the item that moves, on the button that can move it further. */
export function MoveButtons({ name, at, count, onMove }: Props) {
  const move = ({ currentTarget }: MouseEvent, by: -1 | 1) => {
    const list = currentTarget.closest('ol')
    flushSync(() => onMove(by))
    // The item may have another element now, and a moved or disabled element loses the focus.
    const buttons = [...(list?.children[at + by]?.querySelectorAll<HTMLButtonElement>('[data-moves]') ?? [])]
    const [first, second] = by < 0 ? buttons : buttons.toReversed()
    const next = first?.disabled ? second : first
    next?.focus()
  }
  return (
    <>
      <IconButton
        data-moves
        label={settingsScreenTexts.moveUp(name)}
        disabled={at === 0}
        onClick={(event) => move(event, -1)}
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        data-moves
        label={settingsScreenTexts.moveDown(name)}
        disabled={at === count - 1}
        onClick={(event) => move(event, 1)}
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  )
}
