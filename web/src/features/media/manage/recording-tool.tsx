import { mediaTexts } from '@dlm/contract/media/media.texts'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Headphones from 'lucide-react/icons/headphones'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatSize } from '../../../lib/format-size.ts'
import { formatTime } from '../../../lib/format-time.ts'
import { useList } from '../../../lib/use-list.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ContentTool } from '../../dashboard/content-tool.tsx'
import { adminMedia } from './admin-media.ts'
import { RenameForm } from './rename-form.tsx'
import { UploadPanel } from './upload-panel.tsx'

interface Props {
  adid: string
  kind: 'video' | 'audio'
}

const of = {
  video: { icon: Clapperboard, one: 'video', many: 'videos', removed: mediaTexts.videoDeleted.title },
  audio: { icon: Headphones, one: 'audio', many: 'audios', removed: mediaTexts.audioDeleted.title },
} as const

/** The videos or the audios: uploaded, renamed, deleted. */
export function RecordingTool({ adid, kind }: Props) {
  const { icon: Icon, one, many, removed } = of[kind]
  const list = useList((search) =>
    adminMedia(kind === 'video' ? 'get_all_videos' : 'get_all_audios', {
      search,
      limit: 24,
    }),
  )
  return (
    <ContentTool
      adid={adid}
      kind={kind}
      list={list}
      words={{ one, many, all: many, hint: 'Upload puts the first ones here.' }}
      icon={Icon}
      addLabel="Upload"
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      remove={(id) =>
        kind === 'video' ? callAdmin('delete_video', { id }) : callAdmin('delete_audio', { id })
      }
      removedTitle={removed}
      card={(recording) => (
        <>
          {'poster' in recording && recording.poster ? (
            <Picture
              picture={recording.poster}
              alt=""
              sizes="(min-width: 1024px) 380px, 50vw"
              className="aspect-video"
            />
          ) : (
            <span className="grid aspect-video place-items-center bg-raised text-soft">
              <Icon aria-hidden="true" className="size-10" strokeWidth={1.5} />
            </span>
          )}
          <p className="grid p-3 text-sm">
            <span dir="auto" className="truncate font-semibold">
              {recording.name}
            </span>
            <span className="text-soft tabular-nums">
              {recording.duration !== undefined && `${formatTime(recording.duration)} · `}
              {formatSize(recording.size)}
            </span>
          </p>
        </>
      )}
      form={(open) =>
        open.entry ? (
          <RenameForm kind={kind} {...open} entry={open.entry} />
        ) : (
          <UploadPanel kind={kind} onClose={open.onClose} />
        )
      }
    />
  )
}
