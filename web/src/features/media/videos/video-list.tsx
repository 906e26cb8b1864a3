import { mediaTitle } from '@dlm/contract/format/media-title'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { encodedPages } from '../../../lib/encoded-lists.ts'
import { prefetchModule, useLazyModule } from '../../../lib/lazy-module.ts'
import { useSearch } from '../../../lib/use-search.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { ListStates } from '../../site/list-states.tsx'
import { ReadFailure } from '../../site/read-failure.tsx'
import { Title } from '../../site/title.tsx'
import { MissingRecording } from '../missing-recording.tsx'
import { useLinkedRecording } from '../use-linked-recording.ts'
import { VideoCard, VideoCardSkeleton, videoGridClass } from './video-card.tsx'
import { videoStage } from './video-stage-part.ts'

const words = { one: 'video', many: 'videos', all: 'videos' } as const

const skeleton = (
  <div className={videoGridClass}>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <VideoCardSkeleton key={at} />
    ))}
  </div>
)

/** The videos with their search by name; the one of the address plays over them. */
export function VideoList() {
  const { typed, search, onSearch } = useSearch()
  const linked = useLinkedRecording('get_all_videos')
  const results = useInfiniteQuery({
    ...encodedPages('get_all_videos', { search, limit: 12 }),
    placeholderData: keepPreviousData,
  })
  const { recording } = linked
  const stage = useLazyModule(videoStage, recording !== undefined)
  if (linked.isMissing) return <MissingRecording kind="video" icon={Clapperboard} />
  return (
    <>
      <Title>{recording ? mediaTitle(recording.name) : 'Videos'}</Title>
      <div className="max-w-text pb-6">
        <SearchField label="Search the videos" value={typed} onChange={onSearch} />
      </div>
      {linked.error && <ReadFailure error={linked.error} onRetry={linked.retry} isRetrying={false} />}
      <ListStates
        results={results}
        search={search}
        onClearSearch={() => onSearch('')}
        words={words}
        icon={Clapperboard}
        skeleton={skeleton}
      >
        {(videos) => (
          <div className={videoGridClass} onPointerOver={() => prefetchModule(videoStage)}>
            {videos.map((video, at) => (
              <VideoCard key={video.vid} video={video} search={search} eager={at === 0} />
            ))}
          </div>
        )}
      </ListStates>
      {recording && stage && <stage.VideoStage key={recording.vid} video={recording} search={search} />}
    </>
  )
}
