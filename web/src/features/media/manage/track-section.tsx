import type { Video } from '@dlm/contract/media/media.schema'
import type { Cue, Track } from '@dlm/contract/media/tracks.schema'
import { trackTexts } from '@dlm/contract/media/tracks.texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { adminMedia } from '../../../admin/admin-media.ts'
import { AddTrack } from './add-track.tsx'
import { TrackRow } from './track-row.tsx'

/** A track that is edited, with the cues that it has now. */
export interface EditedTrack {
  video: Video
  track: Track
  cues: readonly Cue[]
}

interface Props {
  vid: string
  onEdit(edited: EditedTrack): void
}

/** The captions and chapters of a video: edited, downloaded, removed and added. */
export function TrackSection({ vid, onEdit }: Props) {
  const id = useId()
  const { data } = useInfiniteQuery(adminMedia('get_all_videos', { ids: [vid], limit: 1, unlisted: true }))
  const video = data?.pages[0]?.data[0]
  if (!video) return null
  const { tracks = [] } = video
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t pt-5">
      <div className="grid gap-1">
        <h3 id={id} className="text-base font-semibold">
          {trackTexts.title}
        </h3>
        <p className="text-sm text-soft">{tracks.length === 0 ? trackTexts.none : trackTexts.hint}</p>
      </div>
      {tracks.length > 0 && (
        <ul className="grid gap-2">
          {tracks.map((track) => (
            <TrackRow
              key={`${track.kind}-${track.language}`}
              vid={vid}
              name={video.name}
              track={track}
              onEdit={(cues) => onEdit({ video, track, cues })}
            />
          ))}
        </ul>
      )}
      <AddTrack vid={vid} tracks={tracks} onStart={(track) => onEdit({ video, track, cues: [] })} />
    </section>
  )
}
