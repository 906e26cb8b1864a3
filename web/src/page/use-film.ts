import type { Picture } from '@dlm/contract/common.schema'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type Connection, filmSources, type PlayedFilm } from './film-sources.ts'

/** Why a film is not played: it did not come, or the browser does not know its pictures. */
export type FilmFault = 'away' | 'unknown'

/** Of a film without a poster. */
const usual = 16 / 9

const currentConnection = () => (navigator as Navigator & { connection?: Connection }).connection

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
  const { file, renditions } = film
  // Where there is no choice the address is there at once; else once the size of the player is.
  const [sources, setSources] = useState(renditions?.length || file === undefined ? [] : [file])
  const ref = useRef<HTMLVideoElement>(null)
  const moment = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film that plays is not exchanged
  useEffect(() => {
    const player = ref.current
    if (!player || !renditions?.length) return
    const { clientWidth: width, clientHeight: height } = player
    const proportions = poster ? poster.width / poster.height : usual
    const screen = { width, height: height || width / proportions, ratio: devicePixelRatio, proportions }
    setSources(filmSources(film, screen, currentConnection()))
  }, [])
  const fail = (fault: FilmFault) => {
    if (sources.length < 2) return onFault(fault)
    moment.current = ref.current?.currentTime ?? 0
    setSources(sources.slice(1))
  }
  return {
    ref,
    src: sources[0],
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
