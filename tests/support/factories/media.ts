import type { Cue } from '@dlm/contract/media/tracks.schema'
import {
  lockedFolder,
  lockedRecordingFolder,
  originalPath,
  publicFolder,
} from '../../../functions/src/files/media-paths.ts'
import type { AlbumDoc } from '../../../functions/src/media/album.doc.ts'
import type { AudioDoc } from '../../../functions/src/media/audio.doc.ts'
import type { PhotoDoc } from '../../../functions/src/media/photo.doc.ts'
import type { SavedDoc } from '../../../functions/src/media/saved.doc.ts'
import type { TrackDoc } from '../../../functions/src/media/track.doc.ts'
import type { VideoDoc } from '../../../functions/src/media/video.doc.ts'
import { aStoredPicture } from './picture.ts'
import { moment, sequence } from './sequence.ts'

type PublicPhoto = Exclude<PhotoDoc, { locked: true }>
type LockedPhoto = Extract<PhotoDoc, { locked: true }>

const nextAlbum = sequence()
const nextPhoto = sequence()
const nextVideo = sequence()
const nextAudio = sequence()

/** An open album without photos. */
export function anAlbumDoc(overrides: Partial<AlbumDoc> = {}): AlbumDoc {
  const number = nextAlbum()
  return {
    name: `Album ${number}`,
    cover: aStoredPicture('albums', `album-${number}`),
    coverPhoto: '',
    locked: false,
    photos: 0,
    date: '',
    place: '',
    tags: '',
    ...{ text: '', markdown: '', blocks: '', sections: [] },
    layout: 'rows',
    order: 'newest',
    showsCamera: false,
    unlisted: false,
    recordings: false,
    downloads: 'originals',
    watermark: 'none',
    strength: 'medium',
    createdAt: moment(number),
    ...overrides,
  }
}

/** A photo of an open album, with renditions. */
export function aPhotoDoc(pid: string, overrides: Partial<PublicPhoto> = {}): PublicPhoto {
  const number = nextPhoto()
  return {
    fid: 'album-1',
    name: `photo-${number}.jpg`,
    alt: `What is seen on photo ${number}`,
    caption: `Caption of photo ${number}`,
    tags: '',
    type: 'image/jpeg',
    size: 100_000 + number,
    cleaned: true,
    locked: false,
    original: originalPath(publicFolder('photos', pid), 'image/jpeg'),
    picture: aStoredPicture('photos', pid),
    createdAt: moment(number),
    downloads: 'originals',
    watermark: null,
    place: '',
    ...overrides,
  }
}

/** The same photo in the locked album `fid`: the paths of its files are the difference. */
export function aLockedPhotoDoc(fid: string, pid: string, overrides: Partial<LockedPhoto> = {}): LockedPhoto {
  const folder = lockedFolder(fid, pid)
  return {
    ...aPhotoDoc(pid),
    fid,
    locked: true,
    original: originalPath(folder, 'image/jpeg'),
    picture: aStoredPicture('photos', pid, { folder }),
    ...overrides,
  }
}

/** What a recording that belongs to no album says of that. */
const inNoAlbum = { fid: '', locked: false, downloads: 'originals' } as const

export function aVideoDoc(vid: string, overrides: Partial<VideoDoc> = {}): VideoDoc {
  const number = nextVideo()
  return {
    name: `video-${number}.mp4`,
    type: 'video/mp4',
    size: 1_000_000 + number,
    original: originalPath(publicFolder('videos', vid), 'video/mp4'),
    poster: aStoredPicture('videos', vid, { widths: [320], width: 640, height: 360 }),
    duration: 6,
    renditions: [],
    tracks: [],
    tags: '',
    ...inNoAlbum,
    createdAt: moment(number),
    ...overrides,
  }
}

/** A film of a locked album. */
export function aLockedVideoDoc(fid: string, vid: string, overrides: Partial<VideoDoc> = {}): VideoDoc {
  const folder = lockedRecordingFolder(fid, 'video', vid)
  return {
    ...aVideoDoc(vid),
    ...{ fid, locked: true },
    original: originalPath(folder, 'video/mp4'),
    poster: aStoredPicture('videos', vid, { folder, widths: [320], width: 640, height: 360 }),
    ...overrides,
  }
}

/** The cues of a track of one cue. */
export function aTrackDoc(
  cues: readonly Cue[] = [{ from: 0, to: 2.5, text: 'The lamps are lit.' }],
): TrackDoc {
  return { cues: JSON.stringify(cues) }
}

export function anAudioDoc(aid: string, overrides: Partial<AudioDoc> = {}): AudioDoc {
  const number = nextAudio()
  return {
    name: `audio-${number}.mp3`,
    type: 'audio/mpeg',
    size: 200_000 + number,
    original: originalPath(publicFolder('audios', aid), 'audio/mpeg'),
    duration: 12,
    tags: '',
    peaks: [10, 60, 100, 40],
    ...inNoAlbum,
    createdAt: moment(number),
    ...overrides,
  }
}

/** A saved list without an entry. */
export function aSavedDoc(overrides: Partial<SavedDoc> = {}): SavedDoc {
  return { ids: [], revision: 0, ...overrides }
}
