import { mediaTitle } from '@dlm/contract/format/media-title'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Headphones from 'lucide-react/icons/headphones'
import { encodedPages } from '../../../lib/encoded-lists.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { ListStates } from '../../site/list-states.tsx'
import { ReadFailure } from '../../site/read-failure.tsx'
import { Title } from '../../site/title.tsx'
import { MissingRecording } from '../missing-recording.tsx'
import { useLinkedRecording } from '../use-linked-recording.ts'
import { AudioRow, AudioRowSkeleton } from './audio-row.tsx'
import { useAudioPlayer } from './use-audio-player.ts'

const words = { one: 'piece', many: 'pieces', all: 'audio' } as const
const listClass = 'grid gap-3'

const skeleton = (
  <div className={listClass}>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
      <AudioRowSkeleton key={at} />
    ))}
  </div>
)

/** The audios with their search by name; the one of the address is marked in its place, or stands
 * first while the list has not come so far. One plays at a time, and goes on meanwhile. */
export function AudioList() {
  const { typed, search, onSearch } = useSearch()
  const player = useAudioPlayer()
  const linked = useLinkedRecording('get_all_audios')
  const results = useInfiniteQuery({
    ...encodedPages('get_all_audios', { search, limit: 12 }),
    placeholderData: keepPreviousData,
  })
  if (linked.isMissing) return <MissingRecording kind="audio" icon={Headphones} />
  const { recording } = linked
  const listed = results.data?.pages.flatMap(({ data }) => data)
  const isBeyond = !results.isPending && !listed?.some(({ aid }) => aid === recording?.aid)
  return (
    <>
      <Title>{recording ? mediaTitle(recording.name) : 'Audio'}</Title>
      {linked.error && <ReadFailure error={linked.error} onRetry={linked.retry} isRetrying={false} />}
      {recording && isBeyond && (
        <section aria-label="Opened by its link" className="pb-6">
          <AudioRow audio={recording} player={player} isLinked />
        </section>
      )}
      <div className="max-w-text pb-6">
        <SearchField label="Search the audio" value={typed} onChange={onSearch} />
      </div>
      <ListStates
        results={results}
        search={search}
        onClearSearch={() => onSearch('')}
        words={words}
        icon={Headphones}
        skeleton={skeleton}
      >
        {(audios) => (
          <div className={listClass}>
            {audios.map((audio) => (
              <AudioRow
                key={audio.aid}
                audio={audio}
                player={player}
                isLinked={audio.aid === recording?.aid}
              />
            ))}
          </div>
        )}
      </ListStates>
    </>
  )
}
