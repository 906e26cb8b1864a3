import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import type { Album, Audio, MediaQuery, Photo, Video } from '@dlm/contract/media/media.schema'
import { vi } from 'vitest'
import { anArticle } from './an-article.ts'

const { cover, covr } = anArticle()

/** An open album as the API lists it. */
export function anAlbum(overrides: Partial<Album> = {}): Album {
  return {
    ...{ id: 'sea', fid: 'sea', name: 'Sea', fp: covr, cover, locked: false, photos: 3 },
    ...{ date: '', place: '', tags: '', layout: 'rows', order: 'newest' },
    ...overrides,
  }
}

/** A photo with renditions; its name and its alt text are its id. */
export function aPhoto(pid: string, overrides: Partial<Photo> = {}): Photo {
  const file = `https://files.test/${pid}.jpg`
  return {
    id: pid,
    pid,
    fid: 'sea',
    file,
    name: `${pid}.jpg`,
    alt: pid,
    type: 'image/jpeg',
    size: 2_000_000,
    picture: cover,
    ...overrides,
  }
}

export function aVideo(overrides: Partial<Video> = {}): Video {
  return {
    id: 'v1',
    vid: 'v1',
    name: 'Night train.mp4',
    file: 'https://files.test/v1.mp4',
    type: 'video/mp4',
    size: 2_516_582,
    poster: cover,
    duration: 68,
    tags: '',
    ...overrides,
  }
}

export function anAudio(overrides: Partial<Audio> = {}): Audio {
  return {
    id: 'a1',
    aid: 'a1',
    name: 'Slow piano.mp3',
    file: 'https://files.test/a1.mp3',
    type: 'audio/mpeg',
    size: 200_000,
    duration: 100,
    peaks: [10, 60, 100, 40],
    tags: '',
    ...overrides,
  }
}

/** The answer of an encoded list. */
export function encodedList(entries: readonly object[], next?: string) {
  return { data: encodeWire(entries), ...(next !== undefined && { next }) }
}

/** What the payload of an encoded list asks for. */
export function queryOf(input: unknown): Partial<MediaQuery> {
  return decodeWire((input as { payload: string }).payload, (value) => value as Partial<MediaQuery>)
}

/** Gives elements a width, which a page without layout has not, and reduces motion: no test waits for an animation. */
export function stubLayout(width = 800): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}
