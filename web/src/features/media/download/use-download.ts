import { waits } from '@dlm/contract/constants'
import { downloadScreenTexts } from '@dlm/contract/media/download-screens.texts'
import { failureTexts } from '@dlm/contract/site/failures.texts'
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
  /** Whole seconds left of the countdown. */
  secondsLeft: number
  /** Progress of fetching the file, 0 to 1. */
  fetched: number
  start(): void
  /** Back to the start, or, while the file is fetched, to ready. */
  cancel(): void
  save(): Promise<void>
}

const interrupted = () => new ApiFailure('offline', downloadScreenTexts.interrupted, failureTexts.ourProblem)

/**
 * The timed download of one file: idle → counting 17 s → ready → downloaded (SPEC §4). The page fetches the file itself
 * instead of navigating to it, so that it can show the progress and a failure, and going back does not abort it.
 * @param file the query of the file
 * @param onSaved called when the browser has the file
 */
export function useDownload(file: ReturnType<typeof mediaFile>, onSaved: () => void): Download {
  const client = useQueryClient()
  const [state, setState] = useState<DownloadState>('idle')
  const [fetched, setFetched] = useState(0)
  const doubleClick = useDoubleClickGuard()
  const fetching = useRef<AbortController>(undefined)
  const secondsLeft = useCountdown(waits.download, state === 'counting', () => setState('ready'))
  useEffect(() => () => fetching.current?.abort(), [])

  const save = async () => {
    const controller = new AbortController()
    fetching.current = controller
    const { signal } = controller
    setFetched(0)
    setState('fetching')
    try {
      // Queried again: the URL of a locked file expires.
      const freshFile = await client.fetchQuery({ ...file, staleTime: 0, retry: false })
      const content = await fetchFile(freshFile, (bytes) => setFetched(bytes / freshFile.size), signal).catch(
        () => {
          throw interrupted()
        },
      )
      if (signal.aborted) return
      saveFile(freshFile.name, content)
      setState('idle')
      onSaved()
    } catch (error) {
      if (signal.aborted) return
      setState('ready')
      notifyFailure(error)
    }
  }
  const start = () => {
    doubleClick.pressed()
    setState('counting')
  }
  const cancel = () => {
    // The cancel button is where the start button was.
    if (doubleClick.isSecondClick()) return
    fetching.current?.abort()
    setState(state === 'fetching' ? 'ready' : 'idle')
  }
  return { state, secondsLeft, fetched, start, cancel, save }
}
