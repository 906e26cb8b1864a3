import { trackTexts } from '@dlm/contract/media/tracks.texts'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { CueRow } from './cue-rows.ts'

/** Rows of a part: as many fields as a telephone draws without a pause. */
const size = 100

/** The part of the rows that is listed. */
interface Part {
  /** Index of its first row. */
  first: number
  rows: readonly CueRow[]
}

/**
 * The part of the rows that is listed, and what lists the one with the row of an index. The row that was added last is listed.
 * @param added its key
 */
export function usePart(rows: readonly CueRow[], added: number | null): [Part, (index: number) => void] {
  const [index, setIndex] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an added row leads to its part
  useEffect(() => {
    if (added !== null) setIndex(rows.findIndex(({ key }) => key === added))
  }, [added])
  const within = Math.max(0, Math.min(index, rows.length - 1))
  const first = within - (within % size)
  return [{ first, rows: rows.slice(first, first + size) }, setIndex]
}

interface Props {
  /** Index of the first row that is listed. */
  first: number
  /** Rows that are listed. */
  count: number
  all: number
  onShow(index: number): void
}

/** Leads to the other parts of many rows. */
export function CueParts({ first, count, all, onShow }: Props) {
  if (all <= size) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button variant="secondary" disabled={first === 0} onClick={() => onShow(first - size)}>
        {trackTexts.earlier}
      </Button>
      <p role="status" className="text-sm text-soft tabular-nums">
        {trackTexts.part(first + 1, first + count, all)}
      </p>
      <Button variant="secondary" disabled={first + count >= all} onClick={() => onShow(first + size)}>
        {trackTexts.later}
      </Button>
    </div>
  )
}
