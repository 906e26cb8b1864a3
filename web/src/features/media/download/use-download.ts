import { waits } from '@dlm/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { useDoubleClickGuard } from '../../../lib/focus/double-click.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useCountdown } from '../../../lib/use-countdown.ts'
import { fetchFile } from '../fetch-file.ts'
import type { mediaFile } from './media-file.ts'

export type DownloadState = 'idle' | 'counting' | 'ready' | 'fetching'

interface Download {
  state: DownloadState
  /** Whole seconds left of the wait. */
  left: number
  /** How much of the file is there while it is fetched, 0 to 1. */
  fetched: number
  start(): void
  /** Back to where it began, or, while the file is fetched, to where it could be. */
  cancel(): void
  save(): Promise<void>
}

const interrupted = () =>
  new ApiFailure(
    'offline',
    'The download was interrupted. Please check your network and try again.',
    'Our Problem',
  )

/**
 * The timed download of one file: idle → counting 17 s → ready → downloaded (SPEC §4). The file is fetched by the page and
 * not by a navigation: its progress shows, a failure can be told, and going back does not cut it off.
 * @param file how the file is asked for
 * @param onSaved called when the browser has the file
 */
export function useDownload(file: ReturnType<typeof mediaFile>, onSaved: () => void): Download {
  const client = useQueryClient()
  const [state, setState] = useState<DownloadState>('idle')
  const [fetched, setFetched] = useState(0)
  const begun = useDoubleClickGuard()
  const fetching = useRef<AbortController>(undefined)
  const left = useCountdown(waits.download, state === 'counting', () => setState('ready'))
  useEffect(() => () => fetching.current?.abort(), [])

  const save = async () => {
    const controller = new AbortController()
    fetching.current = controller
    const { signal } = controller
    setFetched(0)
    setState('fetching')
    try {
      // Asked again: the address of a locked file ends.
      const wanted = await client.fetchQuery({ ...file, staleTime: 0, retry: false })
      const content = await fetchFile(wanted, (bytes) => setFetched(bytes / wanted.size), signal).catch(
        () => {
          throw interrupted()
        },
      )
      if (signal.aborted) return
      saveFile(wanted.name, content)
      setState('idle')
      onSaved()
    } catch (error) {
      if (signal.aborted) return
      setState('ready')
      notifyFailure(error)
    }
  }
  const start = () => {
    begun.pressed()
    setState('counting')
  }
  const cancel = () => {
    // It stands where the button that starts did.
    if (begun.isSecondClick()) return
    fetching.current?.abort()
    setState(state === 'fetching' ? 'ready' : 'idle')
  }
  return { state, left, fetched, start, cancel, save }
}
