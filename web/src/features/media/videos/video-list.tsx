import { mediaTitle } from '@dlm/contract/format/media-title'
import { recordingTexts } from '@dlm/contract/media/recordings.texts'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { encodedPages } from '../../../lib/api/encoded-lists.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { useLazyModule } from '../../../lib/code/lazy-module.ts'
import { useCloseOverlay } from '../../../lib/focus/overlay.ts'
import { listWords } from '../../../lib/kinds.ts'
import { mediaTabPath } from '../../../lib/paths.ts'
import { ListScreen } from '../../../page/list-screen.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { MissingRecording } from '../missing-recording.tsx'
import { useLinkedRecording } from '../use-linked-recording.ts'
import { VideoCard, VideoCardSkeleton, videoGridClass } from './video-card.tsx'
import { videoStage } from './video-stage.lazy.ts'

const words = listWords('video')

/** The videos with their search by name; the one of the URL plays over them. */
export function VideoList() {
  const linked = useLinkedRecording('get_all_videos')
  const list = useList((search) => encodedPages('get_all_videos', { search, limit: 12 }))
  const { recording } = linked
  const leave = useCloseOverlay(mediaTabPath('video', list.search))
  const stage = useLazyModule(videoStage, recording !== undefined, leave)
  if (linked.isMissing) return <MissingRecording kind="video" icon={Clapperboard} />
  return (
    <>
      <ListScreen
        list={list}
        title={recording ? mediaTitle(recording.name) : recordingTexts.videos}
        words={words}
        icon={Clapperboard}
        lead={linked.error && <ReadFailure error={linked.error} onRetry={linked.retry} isRetrying={false} />}
        gridClass={videoGridClass}
        skeleton={VideoCardSkeleton}
        skeletons={6}
        card={(video, at) => (
          <VideoCard key={video.vid} video={video} search={list.search} eager={at === 0} />
        )}
      />
      {recording && stage && (
        <stage.VideoStage
          key={recording.vid}
          video={recording}
          listPath={mediaTabPath('video', list.search)}
        />
      )}
    </>
  )
}
