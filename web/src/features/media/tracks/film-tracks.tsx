import type { Track } from '@dlm/contract/media/tracks.schema'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { Chapters } from './chapters.tsx'
import { setCues } from './text-tracks.ts'
import { trackCues } from './track-query.ts'

interface Props {
  vid: string
  /** The album that it belongs to. */
  fid?: string | undefined
  tracks: readonly Track[]
  player: RefObject<HTMLVideoElement | null>
}

/** The one of these that the browser's user reads best; the first where there is none in their languages. */
function best(tracks: readonly Track[]): Track | undefined {
  const [found] = navigator.languages.flatMap((tag) => {
    const [language] = tag.split('-')
    return tracks.filter((track) => track.language === language)
  })
  return found ?? tracks[0]
}

/** The captions of a film, which go into its player, and its chapters below it. What cannot be loaded is missing: the film plays without. */
export function FilmTracks({ tracks, ...film }: Props) {
  const chapters = best(tracks.filter(({ kind }) => kind === 'chapters'))
  return (
    <>
      {tracks
        .filter(({ kind }) => kind === 'captions')
        .map((track) => (
          <Captions key={track.language} {...film} track={track} />
        ))}
      {chapters && <LoadedChapters {...film} track={chapters} />}
    </>
  )
}

interface TrackProps extends Omit<Props, 'tracks'> {
  track: Track
}

function useCues({ vid, fid, track, player }: TrackProps) {
  const { data } = useQuery(trackCues(vid, fid, track))
  useEffect(() => {
    if (data && player.current) setCues(player.current, track, data.cues)
  }, [data, player, track])
  return data?.cues
}

function Captions(props: TrackProps) {
  useCues(props)
  return null
}

function LoadedChapters(props: TrackProps) {
  const cues = useCues(props)
  return cues ? <Chapters chapters={cues} player={props.player} /> : null
}
