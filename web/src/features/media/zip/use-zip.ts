import { waits } from '@dlm/contract/constants'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { buildZip } from '../../../lib/build-zip.ts'
import { useDoubleClickGuard } from '../../../lib/focus/double-click.ts'
import { safeName } from '../../../lib/format/safe-names.ts'
import type { JobProgress } from '../../../lib/job-queue.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useStore } from '../../../lib/storage/store.ts'
import { useCountdown } from '../../../lib/use-countdown.ts'
import { isPaused } from './is-paused.ts'
import { intoParts } from './parts.ts'
import { ZipFetcher } from './zip-fetcher.ts'
import type { ZipFile } from './zip-files.ts'

/** `saving` while a part is built. */
export type ZipState = 'choosing' | 'counting' | 'ready' | 'saving'

export interface Zip {
  state: ZipState
  /** Whole seconds left of the countdown. */
  secondsLeft: number
  progress: ReadonlyMap<string, JobProgress>
  /** Keys of the files in parts that were saved. */
  saved: ReadonlySet<string>
  /** Files still being fetched, and files that failed. */
  pending: number
  failed: readonly ZipFile[]
  /** The part that is saved next, and how many there are; from 1. */
  part: number
  parts: number
  /** Progress of building the part, 0 to 100. */
  percent: number
  generate(): Promise<void>
  cancel(): void
  retry(): Promise<void>
  save(name: string): Promise<void>
}

interface Events {
  /** Reads the files again: the URLs of locked ones expire. */
  onRefresh(): Promise<readonly ZipFile[]>
  /** Every file is saved. */
  onDone(): void
}

const none: ReadonlyMap<string, JobProgress> = new Map()

/**
 * A zip: idle → counting 17 s → ready → downloaded (SPEC §4). Its files are fetched during the countdown.
 */
export function useZip(files: readonly ZipFile[], { onRefresh, onDone }: Events): Zip {
  const [fetcher] = useState(() => new ZipFetcher())
  const progress = useStore(fetcher.progress, (now) => now, none)
  const [state, setState] = useState<ZipState>('choosing')
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const [savedParts, setSavedParts] = useState(0)
  const [percent, setPercent] = useState(0)
  const doubleClick = useDoubleClickGuard()
  const isAsking = useRef(false)
  const secondsLeft = useCountdown(waits.zip, state === 'counting', () => setState('ready'))
  useEffect(() => () => fetcher.cancel(), [fetcher])

  const statusOf = ({ key }: ZipFile) => progress.get(key)?.status ?? 'waiting'
  const unsaved = files.filter(({ key }) => !saved.has(key))
  const failed = unsaved.filter((file) => statusOf(file) === 'failed')
  const remaining = intoParts(unsaved.filter((file) => statusOf(file) === 'done'))

  const save = async (name: string) => {
    const [part] = remaining
    if (!part) return
    setPercent(0)
    setState('saving')
    try {
      const contents = part.flatMap(({ key, name }) => {
        const content = fetcher.content(key)
        return content ? [{ name, content }] : []
      })
      const zip = await buildZip(contents, setPercent)
      const count = savedParts + remaining.length
      saveFile(safeName(name, count === 1 ? '.zip' : ` ${savedParts + 1} of ${count}.zip`), zip)
      // Statistics only: a failure is ignored.
      if (savedParts === 0) void callApi('made_zip', {}).catch(() => undefined)
      const keys = part.map(({ key }) => key)
      fetcher.release(keys)
      setSaved(new Set([...saved, ...keys]))
      setSavedParts(savedParts + 1)
      if (remaining.length === 1 && failed.length === 0) onDone()
    } catch (error) {
      notifyFailure(error)
    }
    setState('ready')
  }

  return {
    state,
    secondsLeft,
    progress,
    saved,
    pending: unsaved.filter((file) => ['waiting', 'running'].includes(statusOf(file))).length,
    failed,
    part: savedParts + 1,
    parts: savedParts + remaining.length,
    percent,
    async generate() {
      if (isAsking.current) return
      isAsking.current = true
      const isRefused = await isPaused(files)
      isAsking.current = false
      if (isRefused) return
      doubleClick.pressed()
      fetcher.fetch(files)
      setState('counting')
    },
    cancel() {
      // The cancel button is where the generate button was.
      if (doubleClick.isSecondClick()) return
      fetcher.cancel()
      setState('choosing')
    },
    async retry() {
      const keys = new Set(failed.map(({ key }) => key))
      fetcher.fetch((await onRefresh()).filter(({ key }) => keys.has(key)))
    },
    save,
  }
}
