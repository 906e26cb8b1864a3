import { mediaTitle } from '@dlm/contract/format/media-title'
import { writeWebVtt } from '@dlm/contract/media/subtitles'
import { trackLanguages } from '@dlm/contract/media/track-languages'
import type { Cue, Track } from '@dlm/contract/media/tracks.schema'
import { trackTexts } from '@dlm/contract/media/tracks.texts'
import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { adminQuery } from '../../../admin/admin-query.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useRefreshTracks } from './use-refresh-tracks.ts'

interface Props {
  vid: string
  /** Of the video. */
  name: string
  track: Track
  onEdit(cues: readonly Cue[]): void
}

/** A track in the list of a video. */
export function TrackRow({ vid, name, track, onEdit }: Props) {
  const { kind, language } = track
  const { data } = useQuery(adminQuery('get_track', { id: vid, ...track }))
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefreshTracks()
  const label = trackLanguages[language]

  const send = async (call: () => Promise<unknown>, done?: () => void) => {
    setBusy(true)
    try {
      await call()
      done?.()
    } catch (error) {
      notifyFailure(error)
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  const remove = (cues: readonly Cue[]) => {
    const undo = () => void send(() => callAdmin('put_track', { id: vid, ...track, cues: [...cues] }))
    void send(
      () => callAdmin('delete_track', { id: vid, ...track }),
      () => void notify(trackTexts.removed(kind, label), { undo }),
    )
  }
  const download = (cues: readonly Cue[]) =>
    saveFile(`${mediaTitle(name)}.${language}.vtt`, new Blob([writeWebVtt(cues)], { type: 'text/vtt' }))

  return (
    <li className="flex min-h-14 items-center gap-1 rounded-control border border-line ps-3">
      <div className="me-auto min-w-0 py-1">
        <bdi lang={language} className="block truncate font-semibold">
          {label}
        </bdi>
        <span className="block text-sm text-soft">
          {data ? trackTexts.cues(kind, data.cues.length) : trackTexts.kinds[kind]}
        </span>
      </div>
      {data && (
        <>
          <IconButton label={trackTexts.edit(kind, label)} onClick={() => onEdit(data.cues)}>
            <Pencil aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={trackTexts.download(kind, label)} onClick={() => download(data.cues)}>
            <Download aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={trackTexts.remove(kind, label)}
            disabled={isBusy}
            onClick={() => remove(data.cues)}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </>
      )}
    </li>
  )
}
