import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { mediaTitle } from '@dlm/contract/format/media-title'
import { adminMediaTexts } from '@dlm/contract/media/admin-media.texts'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import type { Audio, Video } from '@dlm/contract/media/media.schema'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Headphones from 'lucide-react/icons/headphones'
import { adminMedia } from '../../../admin/admin-media.ts'
import { ContentTool } from '../../../admin/list/content-tool.tsx'
import type { Entry } from '../../../admin/list/entry.ts'
import { byName, most } from '../../../admin/list/sorts.ts'
import type { Column } from '../../../admin/list/table.tsx'
import { useOrder } from '../../../admin/list/use-order.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { formatTime } from '../../../lib/format/format-time.ts'
import { absoluteUrl, albumPath, recordingPath } from '../../../lib/paths.ts'
import { FilmPlayer, SoundPlayer } from './entry-players.tsx'
import { UploadingTool } from './uploading-tool.tsx'

const forms = lazyModule('recording-forms', () => import('./recording-forms.tsx'))

interface Props {
  adid: string
  kind: 'video' | 'audio'
}

const of = {
  video: {
    icon: Clapperboard,
    words: manageMediaTexts.videoList,
    drop: manageMediaTexts.dropVideos,
    removed: adminMediaTexts.videoDeleted.title,
  },
  audio: {
    icon: Headphones,
    words: manageMediaTexts.audioList,
    drop: manageMediaTexts.dropAudios,
    removed: adminMediaTexts.audioDeleted.title,
  },
} as const

const isFilm = (recording: Video | Audio): recording is Video => 'vid' in recording

/** The recording as its list shows it. */
const entryOf = (recording: Video | Audio): Entry => {
  const { id, name, duration, size, fid } = recording
  const path = recordingPath(isFilm(recording) ? 'video' : 'audio', id)
  return {
    id,
    name,
    picture: (isFilm(recording) && recording.poster) || null,
    icon: isFilm(recording) ? Clapperboard : Headphones,
    player: isFilm(recording) ? <FilmPlayer video={recording} /> : <SoundPlayer audio={recording} />,
    share: {
      label: isFilm(recording) ? manageMediaTexts.video : manageMediaTexts.audio,
      title: mediaTitle(name),
      // One of a locked album has no other page.
      url: absoluteUrl(fid === undefined ? path : albumPath(fid)),
    },
    facts: [
      duration === undefined ? undefined : { column: 'duration', value: formatTime(duration) },
      { column: 'size', value: formatSize(size) },
    ],
  }
}

const columns: readonly Column[] = [
  { id: 'duration', label: listTexts.duration, width: '6rem', isNumber: true, sorts: most('longest') },
  { id: 'size', label: listTexts.size, width: '6rem', isNumber: true },
]

/** The videos or the audios, those of locked and unlisted albums too: uploaded, renamed, given to an album, deleted. */
export function RecordingTool({ adid, kind }: Props) {
  const { icon: Icon, words, drop, removed } = of[kind]
  const [order, orders] = useOrder(['oldest', 'name', 'longest'])
  const list = useList((search) =>
    adminMedia(kind === 'video' ? 'get_all_videos' : 'get_all_audios', {
      search,
      limit: 24,
      unlisted: true,
      ...(order && { order }),
    }),
  )
  return (
    <UploadingTool label={drop}>
      {(incoming) => (
        <ContentTool
          adid={adid}
          kind={kind}
          list={list}
          words={words}
          order={orders}
          icon={Icon}
          addLabel={manageMediaTexts.upload}
          entryOf={entryOf}
          columns={columns}
          titled={{ label: listTexts.name, sorts: byName }}
          remove={(id) =>
            kind === 'video' ? callAdmin('delete_video', { id }) : callAdmin('delete_audio', { id })
          }
          removedTitle={removed}
          forms={forms}
          form={({ RenameForm, RecordingUpload }, open) =>
            open.entry ? (
              <RenameForm kind={kind} {...open} entry={open.entry} />
            ) : (
              <RecordingUpload kind={kind} incoming={incoming} onClose={open.onClose} />
            )
          }
        />
      )}
    </UploadingTool>
  )
}
