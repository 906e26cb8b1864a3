import type { Picture } from '@dlm/contract/common.schema'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type Connection, filmSources, type PlayedFilm } from './film-sources.ts'

/** Why a film is not played: it did not come, or the browser does not know its pictures. */
export type FilmFault = 'away' | 'unknown'

/** Of a film without a poster. */
const usual = 16 / 9

const currentConnection = () => (navigator as Navigator & { connection?: Connection }).connection

const hasChoice = ({ file, renditions }: PlayedFilm) => file === undefined || Boolean(renditions?.length)

/** The one address of a film without a choice. */
const sourcesOf = ({ file }: PlayedFilm) => (file === undefined ? [] : [file])

/**
 * What a `video` element needs to play the version of a film that fits it; where that fails another one continues at the same moment.
 * @param poster has the film’s proportions
 * @param onFault is called once no version could be played, and without a fault where one can be after all
 */
export function useFilm(
  film: PlayedFilm,
  poster: Picture | undefined,
  onFault: (fault: FilmFault | undefined) => void,
) {
  // The addresses of a film of a locked album end with its grant: new ones are used once those that play have ended.
  const [played, setPlayed] = useState(film)
  // Where there is no choice the address is there at once; else once the size of the player is.
  const [sources, setSources] = useState(() => (hasChoice(film) ? [] : sourcesOf(film)))
  const [autoPlay, setAutoPlay] = useState(false)
  const ref = useRef<HTMLVideoElement>(null)
  const moment = useRef(0)
  const fitting = (): string[] => {
    const player = ref.current
    if (!player || !hasChoice(film)) return sourcesOf(film)
    const { clientWidth: width, clientHeight: height } = player
    const proportions = poster ? poster.width / poster.height : usual
    const screen = { width, height: height || width / proportions, ratio: devicePixelRatio, proportions }
    return filmSources(film, screen, currentConnection())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film that plays is not exchanged
  useEffect(() => {
    if (hasChoice(film)) setSources(fitting())
  }, [])
  const fail = (fault: FilmFault) => {
    const hasEnded = film.file !== played.file
    if (!hasEnded && sources.length < 2) return onFault(fault)
    moment.current = ref.current?.currentTime ?? 0
    setAutoPlay(moment.current > 0)
    setPlayed(film)
    setSources(hasEnded ? fitting() : sources.slice(1))
  }
  return {
    ref,
    src: sources[0],
    /** It played when its address failed. */
    autoPlay,
    onError: () => fail('away'),
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      // A browser may play the sound with a black picture: HEVC, for instance.
      if (currentTarget.videoWidth === 0) return fail('unknown')
      if (moment.current > 0) currentTarget.currentTime = moment.current
      moment.current = 0
      onFault(undefined)
    },
  }
}
