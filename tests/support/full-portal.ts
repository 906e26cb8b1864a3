import { defaultBrand } from '@dlm/contract/brand/default-brand'
import sharp from 'sharp'
import { uniqueNamePaths } from '../../functions/src/accounts/unique-names.ts'
import type { UserDoc } from '../../functions/src/accounts/user.doc.ts'
import {
  type CollectionName,
  type StoredDocument,
  toStored,
} from '../../functions/src/archive/collections.ts'
import { anyCollection } from '../../functions/src/archive/entry.ts'
import { excludedCollections } from '../../functions/src/archive/excluded-collections.ts'
import { binId } from '../../functions/src/content/bin.doc.ts'
import { rebuildRatingSummary } from '../../functions/src/content/rating-summary.ts'
import {
  attachmentOf,
  immutable,
  publicFolder,
  unmodifiedPath,
  videoRenditionPath,
} from '../../functions/src/files/media-paths.ts'
import { makePhotoRenditions, makeRenditions, toStoredPicture } from '../../functions/src/files/renditions.ts'
import { PhotoDoc, portraitFocus } from '../../functions/src/media/photo.doc.ts'
import { folderOf, headedOf, writeRenditions } from '../../functions/src/media/photo-files.ts'
import type { VideoDoc } from '../../functions/src/media/video.doc.ts'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import type { StoredPicture } from '../../functions/src/platform/storage.ts'
import { aProductDoc, aServiceDoc } from './factories/catalogue.ts'
import { aNotificationDoc, aQuestionDoc, aRatingDoc, aReplyDoc } from './factories/community.ts'
import { writeDocuments } from './factories/documents.ts'
import { anEventDoc, aSuccessDoc } from './factories/events.ts'
import {
  aLockedPhotoDoc,
  aLockedVideoDoc,
  anAlbumDoc,
  anAudioDoc,
  aPhotoDoc,
  aSavedDoc,
  aTrackDoc,
  aVideoDoc,
} from './factories/media.ts'
import { aNewsDoc } from './factories/news.ts'
import { aRoomCommentDoc, aRoomDoc, aRoomLinkDoc, aSection } from './factories/rooms.ts'
import { aSonataRequestDoc } from './factories/sonata.ts'
import { aCredentialsDoc, aUserDoc } from './factories/users.ts'
import type { Portal } from './portal.ts'
import { TEST_PASSWORDS } from './secrets.ts'

type Document = Record<string, unknown>

/** When things end that end, in ms. */
const end = Date.parse('2030-01-01')

/** A document in its stored form. @param beside what documents have beside their schemas */
function stored(name: CollectionName, id: string, document: Document, beside: Document = {}): StoredDocument {
  const { path, data } = toStored(anyCollection(name), id, document)
  return { path, data: { ...data, ...beside } }
}

/** What a deleted entry is in the bin. */
function binned(kind: 'news' | 'photo' | 'album', subject: string, data: Document): StoredDocument {
  const entry = {
    kind,
    subject,
    name: subject,
    by: 'boss',
    deletedAt: 1,
    returning: false,
    data,
    revision: 4,
  }
  return stored('bin', binId(kind, subject), entry)
}

/** Makes pictures and originals, each of another colour. */
function files({ objects }: Portal) {
  let number = 0
  const bytes = (type: 'jpeg' | 'webp') => {
    const background = { r: 40 * ++number, g: 90, b: 160 }
    return sharp({ create: { width: 1000, height: 700, channels: 3, background } })
      [type]()
      .toBuffer()
  }
  return {
    /** The picture with renditions in its folder. */
    async withFiles(picture: StoredPicture): Promise<StoredPicture> {
      const rendered = await makeRenditions(await bytes('webp'))
      await writeRenditions({ objects }, picture.folder, rendered)
      return toStoredPicture(picture.folder, rendered)
    },
    /** The photo with an original, one as it was uploaded, and renditions. */
    async photo(pid: string, photo: PhotoDoc): Promise<PhotoDoc> {
      const original = await bytes('jpeg')
      const rendered = await makePhotoRenditions(original, portraitFocus(photo))
      const { disposition } = headedOf(photo)
      await objects.write(photo.original, { bytes: original, ...headedOf(photo) })
      const upload = await bytes('jpeg')
      await objects.write(unmodifiedPath(pid, photo.type), { bytes: upload, type: photo.type, disposition })
      await writeRenditions({ objects }, folderOf(photo), rendered)
      const picture = toStoredPicture(folderOf(photo), rendered)
      return PhotoDoc.parse({ ...photo, picture, size: original.length })
    },
    async recording<T extends { original: string; type: string; name: string; size: number }>(
      document: T,
    ): Promise<T> {
      const recorded = Buffer.from(`what is heard of ${document.name}`)
      const isPublic = document.original.startsWith('public/')
      const disposition = attachmentOf(document.name, document.type)
      const headed = { disposition, ...(isPublic && { cacheControl: immutable }) }
      await objects.write(document.original, { bytes: recorded, type: document.type, ...headed })
      return { ...document, size: recorded.length }
    },
    /** The video with a smaller version. */
    async withRendition(vid: string, video: VideoDoc): Promise<VideoDoc> {
      const path = videoRenditionPath(publicFolder('videos', vid), 360)
      const smaller = Buffer.from(`what telephones see of ${video.name}`)
      const headed = { disposition: attachmentOf(video.name, 'video/mp4'), cacheControl: immutable }
      await objects.write(path, { bytes: smaller, type: 'video/mp4', ...headed })
      return { ...video, renditions: [{ path, height: 360, size: smaller.length }] }
    },
  }
}

/** The accounts of a full portal: a member, and an admin. */
export const people = {
  member: { user: 'full.member', email: 'full.member@dlm.test', nic: '199912345678' },
  boss: { user: 'boss', email: 'boss@dlm.test', nic: '991234567V' },
}

async function accounts(): Promise<StoredDocument[]> {
  const boss: UserDoc = aUserDoc({
    ...people.boss,
    verified: true,
    role: 'admin',
    adminRole: 'owner',
    adid: 'ADM-7',
  })
  const member = aUserDoc({ ...people.member, verified: true, sessionVersion: 3 })
  const names = (uid: string, user: UserDoc) => uniqueNamePaths(user).map((path) => ({ path, data: { uid } }))
  const passwordHash = await hashSecret(TEST_PASSWORDS.member)
  const adminPasswordHash = await hashSecret(TEST_PASSWORDS.admin)
  const factor = {
    ...{ secret: 'sealed', pending: null, passkeys: [] },
    ...{ onAt: 1, usedStep: 1, recovery: ['digest'], usedRecovery: [] },
  }
  return [
    stored('users', 'member', member),
    stored('users', 'boss', boss),
    ...names('member', member),
    ...names('boss', boss),
    stored('policies', 'admins', { factor: true }),
    stored('credentials', 'member', aCredentialsDoc({ passwordHash })),
    stored('credentials', 'boss', aCredentialsDoc({ passwordHash, adminPasswordHash, factor })),
  ]
}

async function media(portal: Portal): Promise<StoredDocument[]> {
  const { withFiles, photo, recording, withRendition } = files(portal)
  const cover = async () => withFiles(anAlbumDoc().cover)
  const open = await photo('open', aPhotoDoc('open', { fid: 'album' }))
  const hidden = await photo('hidden', aLockedPhotoDoc('locked', 'hidden'))
  const gone = await photo('gone', aPhotoDoc('gone', { fid: 'album' }))
  const within = await photo('within', aPhotoDoc('within', { fid: 'former' }))
  const video = await withRendition(
    'video',
    await recording(aVideoDoc('video', { tracks: [{ kind: 'captions', language: 'en' }] })),
  )
  const poster = video.poster && (await withFiles(video.poster))
  const secretFilm = await recording(aLockedVideoDoc('locked', 'secret'))
  const secretPoster = secretFilm.poster && (await withFiles(secretFilm.poster))
  const filmOfFormer = await recording(aVideoDoc('former', { fid: 'former', poster: null }))
  const withFormer = await recording(anAudioDoc('former', { fid: 'former' }))
  return [
    stored('albums', 'album', anAlbumDoc({ photos: 1, cover: await cover() }), { revision: 2 }),
    stored('albums', 'locked', anAlbumDoc({ photos: 1, locked: true, cover: await cover() })),
    stored('albumSecrets', 'locked', { codeHash: await hashSecret('open-sesame') }),
    stored('photos', 'open', open),
    stored('photos', 'hidden', hidden),
    stored('videos', 'video', { ...video, poster }),
    stored('tracks', 'video/captions-en', aTrackDoc()),
    stored('audios', 'audio', await recording(anAudioDoc('audio'))),
    stored('videos', 'secret', { ...secretFilm, poster: secretPoster }),
    binned('photo', 'gone', gone),
    binned('album', 'former', anAlbumDoc({ photos: 1, cover: await cover() })),
    stored('binPhotos', `${binId('album', 'former')}/within`, within),
    stored('binVideos', `${binId('album', 'former')}/former`, filmOfFormer),
    stored('binAudios', `${binId('album', 'former')}/former`, withFormer),
    stored('versions', 'albums/album/1', { fields: { name: 'Before' }, revision: 1, by: 'boss', at: 1 }),
  ]
}

async function articles(portal: Portal): Promise<StoredDocument[]> {
  const { withFiles } = files(portal)
  const news = async (text: string) => {
    const article = aNewsDoc({ text, views: 1 })
    return { ...article, cover: await withFiles(article.cover) }
  }
  const service = aServiceDoc({ got: 1 })
  return [
    stored('news', 'article', await news(`Ask ${people.member.email}, who is ${people.member.nic}.`), {
      revision: 1,
    }),
    { path: 'news/article/counts/0', data: { views: 3, love: 1 } },
    { path: 'news/article/counts/4', data: { views: 2, hate: 1 } },
    stored('readers', 'article/voter', { vote: 'like', viewedOn: '2026-10-01' }, { expireAt: new Date(end) }),
    { path: 'news/article/readers/looker', data: { vote: 'none', viewedOn: '2026-10-01' } },
    stored('versions', 'news/article/0', { fields: { title: 'Before' }, revision: 0, by: 'boss', at: 1 }),
    binned('news', 'unpublished', await news('Unpublished.')),
    { path: 'news/unpublished/counts/1', data: { views: 9 } },
    // Its cover was lost.
    stored('news', 'lost', aNewsDoc()),
    stored('services', 'service', { ...service, cover: await withFiles(service.cover) }),
    { path: 'services/service/counts/2', data: { got: 5 } },
    { path: 'services/service/readers/looker', data: { viewedOn: '2026-10-01' } },
    stored('products', 'product', { ...aProductDoc(), cover: await withFiles(aProductDoc().cover) }),
    stored('events', 'event', { ...anEventDoc(), cover: await withFiles(anEventDoc().cover) }),
    stored('success', 'success', aSuccessDoc()),
  ]
}

const line = {
  at: 1,
  uid: 'boss',
  user: 'boss',
  action: 'add_news',
  subject: 'news/article',
  name: 'Article',
}

const others = (): StoredDocument[] => [
  stored('settings', 'site', { changed: { name: 'A studio' }, revision: 1 }),
  stored('settingsVersions', 'site/0', { fields: defaultBrand, revision: 0, by: 'boss', at: 1 }),
  stored('legal', 'terms', {
    ...{ text: 'Ours\n\nBe kind.', markdown: '## Ours\n\nBe kind.', blocks: '[]' },
    ...{ since: '2026-10-01', changedOn: '2026-10-01', revision: 1 },
  }),
  stored('legalVersions', 'terms/0', { fields: { text: '', since: '' }, revision: 0, by: 'boss', at: 1 }),
  stored('ceilings', 'site', { calls: 1, reads: 2, bytes: 3, downloads: 4 }),
  stored('logos', 'logo-of-the-studio-01', { png: 'iVBORw0KGgo=', at: 1 }),
  stored('rooms', 'room', aRoomDoc({ sections: [aSection([{ kind: 'album', id: 'locked' }])] })),
  stored('roomLinks', 'link', aRoomLinkDoc({ room: 'room', pin: '2468' })),
  stored('roomChoices', 'link', {
    ...{ room: 'room', lists: { album: ['hidden'] }, stars: { hidden: 3 }, rejected: [], submittedAt: null },
  }),
  stored('roomSeen', 'link', { room: 'room', pids: ['hidden'] }),
  stored('openedRooms', 'member', { rooms: { link: { proof: 'none', openedAt: 1, isListed: true } } }),
  stored('roomComments', 'comment', aRoomCommentDoc()),
  stored('roomReviews', 'room', {
    comments: 1,
    pieces: {
      'photo-hidden': {
        ...{ state: 'changes', decided: { link: 'link', at: 1 } },
        ...{ comments: 1, unresolved: 1 },
      },
    },
  }),
  stored('saved', 'member', aSavedDoc({ ids: ['open', 'video'], revision: 2 })),
  stored('ratings', 'member', aRatingDoc({ rate: 4 })),
  stored('questions', 'question', aQuestionDoc({ uid: 'member', reps: 1 })),
  stored('savedReplies', 'hours', { name: 'Opening hours', text: 'From nine to five.' }),
  stored('replies', 'reply', aReplyDoc({ fqid: 'question', uid: 'boss' })),
  stored(
    'sonata',
    'machine',
    aSonataRequestDoc({ uid: 'member', email: people.member.email, keynum: 'KEY-77-SECRET', paidAt: 1 }),
  ),
  stored('notifications', 'notification', aNotificationDoc({ filter: 'member' })),
  stored('receipts', 'member/notification', { viewedAt: 1 }),
  stored('audit', 'line', { ...line, address: '203.0.113.7' }, { expireAt: new Date(end) }),
  stored('statistics', '2026-10-01', { views: 7 }, { expireAt: new Date(end) }),
  stored(
    'insights',
    'news~article~2026-10',
    { days: { '2026-10-01': { views: 7, likes: 0, dislikes: 0, downloads: 0 } } },
    { expireAt: new Date(end) },
  ),
  stored('deletions', 'leaving', { startedAt: 1, photo: null }),
]

/** What no archive has. */
const notArchived = Object.keys(excludedCollections)
  .filter((name) => !['counts', 'emails', 'usernames', 'summaries'].includes(name))
  .map((name) => ({ path: `${name}/any`, data: { secret: `not archived: ${name}` } }))

/** Fills a portal with something of everything there can be, files included. */
export async function fillPortal(portal: Portal): Promise<void> {
  const all = [await accounts(), await media(portal), await articles(portal), others(), notArchived]
  await writeDocuments(portal.db, all.flat())
  await rebuildRatingSummary(portal.db)
}

type Documents = Record<string, Document>

/** The documents that a restore writes: neither what no archive has, nor shards, nor readers without a vote. */
export function restorableDocuments(all: Documents): Documents {
  const derived = ['emails', 'summaries', 'usernames']
  const isRestorable = (path: string) => {
    const [top = ''] = path.split('/')
    return (
      (derived.includes(top) || !(top in excludedCollections)) && !/\/counts\/|\/readers\/looker$/.test(path)
    )
  }
  return structuredClone(Object.fromEntries(Object.entries(all).filter(([path]) => isRestorable(path))))
}

/** What a deleted entry was. */
function binnedData(documents: Documents, subject: string): object {
  const entry = Object.values(documents).find((document) => document.subject === subject)
  return entry?.data as object
}

/** What a full portal has after it was restored: its shards are in the sums. */
export function afterRestore(all: Documents): Documents {
  const expected = restorableDocuments(all)
  Object.assign(expected['news/article'] ?? {}, { views: 5, love: 1, hate: 1 })
  Object.assign(expected['services/service'] ?? {}, { got: 5 })
  Object.assign(binnedData(expected, 'unpublished'), { views: 9 })
  return expected
}
