import { Id } from '@dlm/contract/common.schema'
import { mediaTitle } from '@dlm/contract/format/media-title'
import { AlbumDoc } from '../media/album.doc.ts'
import { AudioDoc } from '../media/audio.doc.ts'
import { PhotoDoc } from '../media/photo.doc.ts'
import { VideoDoc } from '../media/video.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import type { PageMetadata } from './page-metadata.ts'

const path = '/view_albums'

const lists = {
  photo: { title: 'Albums', text: 'Our photo albums: browse, look closely, download.' },
  video: { title: 'Videos', text: 'Our videos, to watch and to download.' },
  audio: { title: 'Audio', text: 'Our recordings, to listen to and to download.' },
} as const

function isId(text: string | null): text is string {
  return Id.safeParse(text).success
}

/** An album, or one of its photos. Of a locked album its name is told and nothing else (SECURITY "Locked albums"). */
async function albumSubject({ db }: Platform, fid: string, pid: string | null): Promise<PageMetadata | null> {
  const found = await db.doc(`albums/${fid}`).get()
  if (!found.exists) return null
  const album = parseDocument(AlbumDoc, found)
  const address = `${path}?album=${fid}`
  const about = { title: album.name, type: 'website', path: address } as const
  if (album.locked) return { ...about, text: '', picture: null }
  const whole: PageMetadata = { ...about, text: `${album.name}, a photo album.`, picture: album.cover }
  if (!isId(pid)) return whole

  const shown = await db.doc(`photos/${pid}`).get()
  const photo = shown.exists ? parseDocument(PhotoDoc, shown) : null
  if (!photo || photo.locked || photo.fid !== fid) return whole
  return { ...whole, picture: photo.picture ?? album.cover, path: `${address}&photo=${pid}` }
}

async function videoSubject({ db }: Platform, vid: string): Promise<PageMetadata | null> {
  const found = await db.doc(`videos/${vid}`).get()
  if (!found.exists) return null
  const { name, poster } = parseDocument(VideoDoc, found)
  const title = mediaTitle(name)
  const address = `${path}?tab=video&id=${vid}`
  return { title, text: lists.video.text, picture: poster, type: 'video.other', path: address }
}

async function audioSubject({ db }: Platform, aid: string): Promise<PageMetadata | null> {
  const found = await db.doc(`audios/${aid}`).get()
  if (!found.exists) return null
  const title = mediaTitle(parseDocument(AudioDoc, found).name)
  const address = `${path}?tab=audio&id=${aid}`
  return { title, text: lists.audio.text, picture: null, type: 'music.song', path: address }
}

/** What an address of the media browser is about: an album, a photo, a video, an audio, or one of the lists. */
export async function mediaMetadata(
  platform: Platform,
  query: URLSearchParams,
): Promise<PageMetadata | null> {
  const fid = query.get('album')
  if (fid !== null) return isId(fid) ? albumSubject(platform, fid, query.get('photo')) : null

  const asked = query.get('tab')
  const tab = asked === 'video' || asked === 'audio' ? asked : 'photo'
  const id = query.get('id')
  const address = tab === 'photo' ? path : `${path}?tab=${tab}`
  if (id === null || tab === 'photo') return { ...lists[tab], picture: null, type: 'website', path: address }
  if (!isId(id)) return null
  return tab === 'video' ? videoSubject(platform, id) : audioSubject(platform, id)
}
