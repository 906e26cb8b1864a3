import type { RoomChoices } from '@dlm/contract/rooms/choosing.schema'
import { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import { useState } from 'react'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import '../../../styles/floating.css'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { selectClass } from '../../../ui/select-field.tsx'
import type { FilterName } from './filters.ts'
import { reserveBarRoom } from './reserve-bar-room.ts'

interface Props {
  choices: RoomChoices
  /** The list that hearts choose for. */
  current: RoomChoices['data'][number]
  onCurrent(id: string): void
  /** What is shown. */
  filter: FilterName
  onFilter(name: FilterName): void
  /** Changes wait for a network. */
  isWaiting: boolean
  /** @returns whether a receipt was mailed */
  submit(): Promise<boolean>
}

const filterNames = Object.keys(choosingTexts.filters) as FilterName[]

/** In view over the photos: the list, how many of its package are chosen, and how the client submits it. */
export function ChoosingBar(props: Props) {
  const { choices, current, onCurrent, filter, onFilter, isWaiting, submit } = props
  const [isSubmitting, setSubmitting] = useState(false)
  const isClosed = choices.state !== 'open'
  const chosen = new Set(choices.data.flatMap(({ pids }) => pids)).size
  const send = async () => {
    if ((await notify(choosingTexts.askSubmit(chosen))) !== 'yes') return
    setSubmitting(true)
    try {
      const isMailed = await submit()
      void notify(isMailed ? choosingTexts.submittedAndMailed : choosingTexts.submitted)
    } catch (error) {
      notifyFailure(error)
    }
    setSubmitting(false)
  }
  return (
    <section
      ref={reserveBarRoom}
      aria-label={choosingTexts.bar}
      className="choosing-bar fixed inset-x-0 z-10 mx-auto flex w-fit max-w-[calc(100%-24px)] flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-2 shadow-dock"
    >
      {choices.data.length > 1 ? (
        <select
          aria-label={choosingTexts.list}
          value={current.id}
          onChange={(event) => onCurrent(event.target.value)}
          className={classes(selectClass, 'min-h-11 max-w-32')}
        >
          {choices.data.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      ) : (
        <bdi className="truncate ps-2 font-semibold">{current.title}</bdi>
      )}
      <p role="status" className="text-sm tabular-nums">
        {choosingTexts.count(current.pids.length, current.limit)}
      </p>
      {isWaiting && (
        <p role="status" className="w-full px-2 text-center text-sm text-soft">
          {choosingTexts.waiting}
        </p>
      )}
      <select
        aria-label={choosingTexts.show}
        value={filter}
        onChange={(event) => onFilter(event.target.value as FilterName)}
        className={classes(selectClass, 'min-h-11 max-w-40')}
      >
        {filterNames.map((name) => (
          <option key={name} value={name}>
            {choosingTexts.filters[name]}
          </option>
        ))}
      </select>
      {isClosed ? (
        <p className="px-2 text-sm text-soft">{choosingTexts.isSubmitted}</p>
      ) : (
        <Button
          className="px-4"
          disabled={chosen === 0}
          onClick={send}
          busy={isSubmitting && choosingTexts.submitting}
        >
          {choosingTexts.submit}
        </Button>
      )}
    </section>
  )
}
