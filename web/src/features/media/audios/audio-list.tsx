import { mediaTitle } from '@dlm/contract/format/media-title'
import { recordingTexts } from '@dlm/contract/media/recordings.texts'
import Headphones from 'lucide-react/icons/headphones'
import { encodedPages } from '../../../lib/api/encoded-lists.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { ListScreen } from '../../../page/list-screen.tsx'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { MissingRecording } from '../missing-recording.tsx'
import { useLinkedRecording } from '../use-linked-recording.ts'
import { AudioRow, AudioRowSkeleton } from './audio-row.tsx'

const words = {
  one: recordingTexts.recording,
  many: recordingTexts.recordings,
  all: recordingTexts.recordings,
}

/** The audios with their search by name. The one of the URL is marked in the list, or is first while its
 * page is not loaded. One plays at a time, and continues on other screens. */
export function AudioList() {
  const linked = useLinkedRecording('get_all_audios')
  const list = useList((search) => encodedPages('get_all_audios', { search, limit: 12 }))
  if (linked.isMissing) return <MissingRecording kind="audio" icon={Headphones} />
  const { recording } = linked
  const listed = list.results.data?.pages.flatMap(({ data }) => data)
  const isBeyond = !list.results.isPending && !listed?.some(({ aid }) => aid === recording?.aid)
  return (
    <>
      {linked.error && <ReadFailure error={linked.error} onRetry={linked.retry} isRetrying={false} />}
      {recording && isBeyond && (
        <section aria-label={recordingTexts.linked} className="pb-6">
          <AudioRow audio={recording} isLinked />
        </section>
      )}
      <ListScreen
        list={list}
        title={recording ? mediaTitle(recording.name) : recordingTexts.audio}
        words={words}
        icon={Headphones}
        gridClass="grid gap-3"
        skeleton={AudioRowSkeleton}
        skeletons={8}
        card={(audio) => <AudioRow key={audio.aid} audio={audio} isLinked={audio.aid === recording?.aid} />}
      />
    </>
  )
}
