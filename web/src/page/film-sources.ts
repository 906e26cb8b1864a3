import type { VideoRendition } from '@dlm/contract/common.schema'

/** A film that is played. */
export interface PlayedFilm {
  /** Address of the original. */
  file?: string | undefined
  /** Bytes of the original. */
  size?: number | undefined
  /** Seconds. */
  duration?: number | undefined
  renditions?: readonly VideoRendition[] | undefined
}

/** Where a film is shown. */
export interface FilmScreen {
  /** Of the player, in CSS pixels. */
  width: number
  height: number
  /** Pixels of the screen to one of these. */
  ratio: number
  /** Width of the film by its height. */
  proportions: number
}

/** What a browser says of its connection (Network Information API); Safari and Firefox say nothing. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
  /** Megabits a second, up to 10. */
  downlink?: number
}

/** Pixels of the screen, to one of CSS, of which a moving picture looks sharp: of a still one sees more. */
const sharp = 1.4
/** The part of a connection that a film may take. */
const share = 0.8
/** Megabits a second that browsers call a connection at most, however fast it is. */
const unmeasured = 10
const slow: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g'])

/** A version of a film; the original has no height, since it is as good as the film is. */
interface Version {
  file: string
  height: number
  size: number | undefined
}

/** Pixels of the shorter side of the film as it is shown. */
function neededHeight({ width, height, ratio, proportions }: FilmScreen): number {
  const filmWidth = Math.min(width, height * proportions)
  return Math.min(filmWidth, filmWidth / proportions) * Math.min(ratio, sharp)
}

/** Whether a connection carries a version while it plays. */
function isCarried({ size }: Version, duration: number | undefined, { downlink }: Connection): boolean {
  if (downlink === undefined || downlink >= unmeasured || size === undefined || duration === undefined)
    return true
  return (size * 8) / duration <= downlink * share * 1_000_000
}

/**
 * The addresses that a player tries, one after the other: the smallest version that looks sharp where it is shown and that the connection
 * carries; the original, in case that one cannot be played; the tallest version, in case the original is what this browser cannot play.
 */
export function filmSources(film: PlayedFilm, screen: FilmScreen, connection: Connection = {}): string[] {
  const { file, size, duration, renditions = [] } = film
  const smaller: Version[] = [...renditions].sort((one, other) => one.height - other.height)
  const original = file === undefined ? [] : [{ file, size, height: Number.POSITIVE_INFINITY }]
  const isSlow = connection.saveData === true || slow.has(connection.effectiveType ?? '')
  const all: Version[] = [...smaller, ...original]
  const carried = isSlow ? [] : all.filter((version) => isCarried(version, duration, connection))
  const needed = neededHeight(screen)
  const best = carried.find(({ height }) => height >= needed) ?? carried.at(-1) ?? all[0]
  const tallest = smaller.slice(-1)
  return [...new Set([...(best ? [best] : []), ...original, ...tallest].map((version) => version.file))]
}
