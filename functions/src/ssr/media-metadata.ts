import { prose } from '@dlm/contract/brand/prose'
import { Id } from '@dlm/contract/common.schema'
import { mediaTitle } from '@dlm/contract/format/media-title'
import { photoAlt } from '@dlm/contract/format/photo-alt'
import { paths } from '@dlm/contract/site/paths'
import { readablePath } from '@dlm/contract/site/readable-paths'
import type { PageMetadata } from '../kinds/page-metadata.ts'
import { AlbumDoc } from '../media/album.doc.ts'
import { AudioDoc } from '../media/audio.doc.ts'
import { PhotoDoc } from '../media/photo.doc.ts'
import { VideoDoc } from '../media/video.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import { describeAlbum, describeAudio, describePhoto, describeVideo } from './structured-data.ts'

const path = paths.viewAlbums

const lists = {
  photo: { title: 'Albums', text: () => prose.albumsIntro },
  video: { title: 'Videos', text: () => prose.videosIntro },
  audio: { title: 'Audio', text: () => prose.audioIntro },
  saved: { title: 'Saved media', text: () => '' },
} as const

function isTab(text: string | null): text is keyof typeof lists {
  return text !== null && Object.hasOwn(lists, text)
}

function isId(text: string | null): text is string {
  return Id.safeParse(text).success
}

/** An album, or one of its photos. Of a locked album only its name (SECURITY "Locked albums"). */
async function albumMetadata(
  { db }: Platform,
  fid: string,
  pid: string | null,
): Promise<PageMetadata | null> {
  const snapshot = await readDocument(db.doc(`albums/${fid}`))
  if (!snapshot.exists) return null
  const album = parseDocument(AlbumDoc, snapshot)
  const address = readablePath('albums', { id: fid, title: album.name })
  const { unlisted: isUnlisted } = album
  const about = { title: album.name, type: 'website', path: address, isUnlisted } as const
  if (album.locked) return { ...about, text: '', picture: null }
  const whole: PageMetadata = {
    ...{ ...about, text: album.text || `${album.name}, a photo album.`, picture: album.cover },
    describe: describeAlbum(album),
  }
  if (!isId(pid)) return whole

  const document = await readDocument(db.doc(`photos/${pid}`))
  const photo = document.exists ? parseDocument(PhotoDoc, document) : null
  if (!photo || photo.locked || photo.fid !== fid) return whole
  const { picture, caption } = photo
  return {
    ...{ ...whole, picture: picture ?? album.cover, path: `${address}?photo=${pid}` },
    ...(caption && { text: caption }),
    ...(picture && {
      alt: photoAlt(photo, `of ${album.name}`),
      describe: describePhoto(mediaTitle(photo.name), photo, picture),
    }),
  }
}

/** A video; one of a locked album is as if it did not exist. */
async function videoMetadata({ db }: Platform, vid: string): Promise<PageMetadata | null> {
  const snapshot = await readDocument(db.doc(`videos/${vid}`))
  if (!snapshot.exists) return null
  const video = parseDocument(VideoDoc, snapshot)
  if (video.locked) return null
  const title = mediaTitle(video.name)
  const address = readablePath('videos', { id: vid, title })
  return {
    ...{ title, text: lists.video.text(), picture: video.poster, type: 'video.other', path: address },
    isUnlisted: video.locked === null,
    describe: describeVideo(title, video),
  }
}

/** An audio, in the same way. */
async function audioMetadata({ db }: Platform, aid: string): Promise<PageMetadata | null> {
  const snapshot = await readDocument(db.doc(`audios/${aid}`))
  if (!snapshot.exists) return null
  const audio = parseDocument(AudioDoc, snapshot)
  if (audio.locked) return null
  const title = mediaTitle(audio.name)
  const address = readablePath('audio', { id: aid, title })
  return {
    ...{ title, text: lists.audio.text(), picture: null, type: 'music.song', path: address },
    isUnlisted: audio.locked === null,
    describe: describeAudio(title, audio),
  }
}

/** What an address of the media browser is about: an album, a photo, a video, an audio, or one of the lists. */
export async function mediaMetadata(
  platform: Platform,
  query: URLSearchParams,
): Promise<PageMetadata | null> {
  const fid = query.get('album')
  if (fid !== null) return isId(fid) ? albumMetadata(platform, fid, query.get('photo')) : null

  const requestedTab = query.get('tab')
  const tab = isTab(requestedTab) ? requestedTab : 'photo'
  const id = query.get('id')
  const address = tab === 'photo' ? path : `${path}?tab=${tab}`
  if (id === null || tab === 'photo' || tab === 'saved') {
    const { title, text } = lists[tab]
    return { title, text: text(), picture: null, type: 'website', path: address }
  }
  if (!isId(id)) return null
  return tab === 'video' ? videoMetadata(platform, id) : audioMetadata(platform, id)
}
