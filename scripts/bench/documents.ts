import { bindingOf } from '../../functions/src/content/room-permit.ts'
import { digests, sha256 } from '../../functions/src/platform/digests.ts'
import { issuePermit } from '../../functions/src/platform/permits.ts'
import { aProductDoc, aServiceDoc } from '../../tests/support/factories/catalogue.ts'
import { aQuestionDoc, aRatingDoc, aReplyDoc } from '../../tests/support/factories/community.ts'
import { documents, type StoredDocument } from '../../tests/support/factories/documents.ts'
import { anEventDoc, aSuccessDoc } from '../../tests/support/factories/events.ts'
import {
  aLockedPhotoDoc,
  anAlbumDoc,
  anAudioDoc,
  aPhotoDoc,
  aVideoDoc,
} from '../../tests/support/factories/media.ts'
import { aNewsDoc } from '../../tests/support/factories/news.ts'
import { aRoomCommentDoc, aRoomDoc, aRoomLinkDoc } from '../../tests/support/factories/rooms.ts'
import { aUserDoc } from '../../tests/support/factories/users.ts'

/** The words that the bench searches for, and where they occur. */
export const words = {
  /** In five entries of a list, however many there are. */
  rare: 'quokka',
  /** In every tenth entry. */
  common: 'studio',
  /** Nowhere, and no group of its letters either. */
  absent: 'zzzzxq',
  /** Nowhere, though each three letters of it occur together in every second entry: the worst case of a search by grams. */
  scattered: 'cadabrac',
} as const

/** Entries on a page of the bench. */
export const PAGE = 20

/** The id of a list's entry with this number, from 0. */
export function benchId(number: number): string {
  return `bench-${number}`
}

/** The text of one entry: short, since every letter costs the emulated database time; the words are evenly distributed. */
function textOf(at: number, count: number): string {
  const rareEvery = Math.max(1, Math.floor(count / 5))
  const sentences = [
    `Entry ${at} is short.`,
    at % rareEvery === 0 && at < 5 * rareEvery ? `A ${words.rare} came.` : '',
    at % 10 === 0 ? `The ${words.common} is open.` : '',
    // Holds every three letters of the scattered word.
    at % 2 === 0 ? 'We said abracadabra.' : '',
  ]
  return sentences.join(' ')
}

/** The two albums that have all photos, each as many as a list has entries. */
export const albums = { open: benchId(0), locked: benchId(1) } as const

/** The secret of the bench's platform: what signs its grants. */
export const benchSecret = 'only-for-the-bench'
const codeHash = 'scrypt$no$code'

/** Opens the locked album for longer than any bench takes. */
export function lockedAlbumGrant(): string {
  const signed = { digests: digests(benchSecret) }
  return issuePermit(signed, 'album-grant', albums.locked, codeHash, Date.now() + 24 * 60 * 60 * 1000)
}

const roomLink = aRoomLinkDoc({
  ...{ room: benchId(0), name: 'Client', secretHash: sha256('key-of-the-bench-room'), downloads: 'web' },
  ...{ mayChoose: true, mayComment: true },
})
const commentedPhoto = { kind: 'photo', id: benchId(0) } as const

/** The client room that shows the open album: the secret of its link, a grant that it opens, and the photo that was commented on. */
export const room = {
  key: 'key-of-the-bench-room',
  grant: roomGrant(),
  piece: commentedPhoto,
} as const

function roomGrant(): string {
  const signed = { digests: digests(benchSecret) }
  const end = Date.now() + 24 * 60 * 60 * 1000
  return `room_${benchId(0)}_${issuePermit(signed, 'room-grant', benchId(0), bindingOf(roomLink), end)}`
}

/** The room, its link, what its client chose, and one comment. */
function roomDocuments(): StoredDocument[] {
  const section = { id: 'day', title: '', pieces: [{ kind: 'album' as const, id: albums.open }] }
  const id = benchId(0)
  return [
    documents.rooms(
      id,
      aRoomDoc({ sections: [section], lists: [{ id: 'album', title: 'Album', limit: 12 }] }),
    ),
    documents.roomLinks(id, roomLink),
    documents.roomComments(id, aRoomCommentDoc({ room: id, link: id, piece: commentedPhoto })),
  ]
}

/** Members that have rated: the ten latest are read, however many there are. */
const raters = 20

/** So many entries of every list, one a minute, as many photos in each of two albums, replies to one question, and members. */
export function benchDocuments(count: number): StoredDocument[] {
  const entries = Array.from({ length: count }, (_, at) => {
    const [id, text] = [benchId(at), textOf(at, count)]
    const hidden = `locked-${at}`
    return [
      documents.news(id, aNewsDoc({ title: `Article ${at}`, text })),
      documents.albums(id, anAlbumDoc({ name: text, locked: id === albums.locked })),
      documents.photos(id, aPhotoDoc(id, { fid: albums.open, name: text })),
      documents.photos(hidden, aLockedPhotoDoc(albums.locked, hidden, { name: text })),
      documents.videos(id, aVideoDoc(id, { name: text })),
      documents.audios(id, anAudioDoc(id, { name: text })),
      documents.products(id, aProductDoc()),
      documents.services(id, aServiceDoc()),
      documents.events(id, anEventDoc()),
      documents.success(id, aSuccessDoc()),
      documents.questions(id, aQuestionDoc({ released: true })),
      documents.replies(id, aReplyDoc({ fqid: benchId(0) })),
      documents.users(id, aUserDoc({ user: `member.${at}` })),
    ]
  })
  const ratings = Array.from({ length: raters }, (_, at) => documents.ratings(benchId(at), aRatingDoc()))
  return [
    documents.albumSecrets(albums.locked, { codeHash }),
    ...entries.flat(),
    ...ratings,
    ...roomDocuments(),
  ]
}
