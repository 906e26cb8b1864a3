import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ApiFailure } from '../../lib/api/api-failure.ts'
import { type EncodedEntry, readEncoded } from '../../lib/api/encoded-lists.ts'
import { listedEntry } from '../../lib/api/listed-entry.ts'

type RecordingList = 'get_all_videos' | 'get_all_audios'

interface LinkedRecording<T> {
  /** The recording of the URL, once it is loaded. */
  recording: T | undefined
  /** It is loading. */
  isAwaited: boolean
  /** The recording of the URL does not exist. */
  isMissing: boolean
  /** Why it could not be read. */
  error: ApiFailure | null
  retry(): void
}

/** The video or audio of `?id=`, also if its page of the list is not loaded. */
export function useLinkedRecording<K extends RecordingList>(name: K): LinkedRecording<EncodedEntry<K>> {
  const [parameters] = useSearchParams()
  const client = useQueryClient()
  const id = parameters.get('id') ?? ''
  const { data, error, isFetching, refetch } = useQuery({
    ...readEncoded(name, { ids: [id] }),
    enabled: id !== '',
    placeholderData: () => listedEntry(client, name, (entry) => entry.id === id),
  })
  const recording = id === '' ? undefined : data?.data[0]
  // An invalid id is treated as a missing recording.
  const isImpossible = error?.code === 'invalid-input'
  const isAbsent = data !== undefined && !recording && !isFetching
  return {
    recording,
    isAwaited: id !== '' && isFetching && !recording,
    isMissing: id !== '' && (isImpossible || isAbsent),
    error: isImpossible ? null : error,
    retry: () => void refetch(),
  }
}
