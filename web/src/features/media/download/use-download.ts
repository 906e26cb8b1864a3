import { waits } from '@dlm/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyFailure } from '../../../lib/notify.ts'
import { saveAddress } from '../../../lib/save-address.ts'
import { useCountdown } from '../../../lib/use-countdown.ts'
import type { mediaFile } from './media-file.ts'

export type DownloadState = 'idle' | 'counting' | 'ready' | 'fetching'

interface Download {
  state: DownloadState
  /** Whole seconds left of the wait. */
  left: number
  start(): void
  cancel(): void
  save(): Promise<void>
}

/**
 * The timed download of one file: idle → counting 17 s → ready → downloaded (SPEC §4).
 * @param file how the file is asked for
 * @param onSaved called when the browser has taken the file
 */
export function useDownload(file: ReturnType<typeof mediaFile>, onSaved: () => void): Download {
  const client = useQueryClient()
  const [state, setState] = useState<DownloadState>('idle')
  const left = useCountdown(waits.download, state === 'counting', () => setState('ready'))

  const save = async () => {
    setState('fetching')
    try {
      // Asked again: the address of a locked file ends, and a lost connection is told here and not by a blank page.
      saveAddress((await client.fetchQuery({ ...file, staleTime: 0, retry: false })).file)
      setState('idle')
      onSaved()
    } catch (error) {
      notifyFailure(error)
      setState('ready')
    }
  }
  return { state, left, start: () => setState('counting'), cancel: () => setState('idle'), save }
}
