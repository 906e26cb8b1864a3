import type { Track } from '@dlm/contract/media/tracks.schema'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Chapters } from './chapters.tsx'
import { chosenCaptions, rememberCaptions } from './chosen-captions.ts'
import { setCues } from './text-tracks.ts'
import { type AskWithGrant, trackCues } from './track-query.ts'

interface Props {
  vid: string
  tracks: readonly Track[]
  player: RefObject<HTMLVideoElement | null>
  /** Of a film in an album. */
  withGrant?: AskWithGrant | undefined
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
      <FilmCaptions tracks={tracks} {...film} />
      {chapters && <LoadedChapters {...film} track={chapters} />}
    </>
  )
}

/** The captions of a film in its player. Those are on that were on in the film before it, or the best ones in their place. */
export function FilmCaptions({ tracks, ...film }: Props) {
  const { player } = film
  const [chosen] = useState(chosenCaptions)
  const switchedOn = useRef<string | null>(null)
  useEffect(() => (player.current ? rememberCaptions(player.current, switchedOn) : undefined), [player])
  const captions = tracks.filter(({ kind }) => kind === 'captions')
  const on = chosen && (captions.find(({ language }) => language === chosen) ?? best(captions))
  return captions.map((track) => (
    <Captions
      key={track.language}
      {...film}
      track={track}
      switchedOn={track === on ? switchedOn : undefined}
    />
  ))
}

interface TrackProps extends Omit<Props, 'tracks'> {
  track: Track
}

function useCues({ vid, track, player, withGrant }: TrackProps) {
  const { data } = useQuery(trackCues(vid, track, withGrant))
  const added = useRef<TextTrack>(undefined)
  useEffect(() => {
    if (data && player.current) added.current = setCues(player.current, track, data.cues)
  }, [data, player, track])
  return { cues: data?.cues, added }
}

/** @property switchedOn given where the captions are on from the start */
function Captions({
  switchedOn,
  ...props
}: TrackProps & { switchedOn: { current: string | null } | undefined }) {
  const { cues, added } = useCues(props)
  const { language } = props.track
  const isLoaded = cues !== undefined
  useEffect(() => {
    if (!isLoaded || !switchedOn || !added.current) return
    switchedOn.current = language
    added.current.mode = 'showing'
  }, [isLoaded, switchedOn, added, language])
  return null
}

function LoadedChapters(props: TrackProps) {
  const { cues } = useCues(props)
  return cues ? <Chapters chapters={cues} player={props.player} /> : null
}
