import type { Track } from '@dlm/contract/media/tracks.schema'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { publicQuery } from '../../../lib/api/query.ts'
import { Chapters } from './chapters.tsx'
import { setCues } from './text-tracks.ts'

interface Props {
  vid: string
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
export function FilmTracks({ vid, tracks, player }: Props) {
  const chapters = best(tracks.filter(({ kind }) => kind === 'chapters'))
  return (
    <>
      {tracks
        .filter(({ kind }) => kind === 'captions')
        .map((track) => (
          <Captions key={track.language} vid={vid} track={track} player={player} />
        ))}
      {chapters && <LoadedChapters vid={vid} track={chapters} player={player} />}
    </>
  )
}

interface TrackProps extends Pick<Props, 'vid' | 'player'> {
  track: Track
}

function useCues({ vid, track, player }: TrackProps) {
  const { data } = useQuery(publicQuery('get_track', { id: vid, ...track }))
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
