import { brand } from '@dlm/contract/brand/brand'
import { roomMailTexts } from '@dlm/contract/rooms/room-mails.texts'
import { nameKey } from '../../accounts/unique-name.doc.ts'
import { makeContactSheet, mostOnSheet } from '../../files/contact-sheet.ts'
import { PhotoDoc } from '../../media/photo.doc.ts'
import { parseDocument } from '../../platform/documents.ts'
import type { Platform } from '../../platform/platform.ts'
import { readDocuments } from '../../platform/reads.ts'
import { renditionPath } from '../../platform/storage.ts'
import type { RoomDoc } from '../room.doc.ts'
import type { RoomLinkDoc } from '../room-link.doc.ts'
import { makerOf } from '../studio.ts'
import { namesOf } from './photo-names.ts'
import type { RoomChoiceDoc } from './room-choice.doc.ts'

/** Names of a list that a mail has at most: EmailJS takes 50 kB of fields. */
const mostNames = 100
/** Pixels that a rendition needs for a thumbnail. */
const thumbnailWidth = 200

interface Submitted {
  room: Pick<RoomDoc, 'title' | 'lists'> & { id: string }
  link: RoomLinkDoc
  chosen: RoomChoiceDoc
}

/**
 * Mails what a client submitted, with a sheet of thumbnails, to the client, where the link has an address, and to the admin who made it.
 * The pictures are in the mail itself: an address of a file would end with the link.
 * @returns whether the client's was sent
 */
export async function mailReceipts(platform: Platform, { room, link, chosen }: Submitted): Promise<boolean> {
  const pids = [...new Set(room.lists.flatMap(({ id }) => chosen.lists[id] ?? []))]
  const [names, sheet, maker] = await Promise.all([
    namesOf(platform, pids),
    sheetOf(platform, pids),
    makerOf(platform, link),
  ])
  const lists = room.lists.map(({ id, title, limit }) => {
    const own = (chosen.lists[id] ?? []).flatMap((pid) => names.get(pid) ?? [])
    const rest = own.length > mostNames ? [roomMailTexts.more(own.length - mostNames)] : []
    return [roomMailTexts.list(title, own.length, limit), ...own.slice(0, mostNames), ...rest].join('\n')
  })
  async function mail(to: { user: string; email: string }, sub: string, first: string): Promise<boolean> {
    const isCounted = await platform.throttle.reserve('receipts', nameKey(to.email)).then(
      () => true,
      () => false,
    )
    if (!isCounted) return false
    const { sent } = await platform.mailer.send({
      template: 'receipt',
      fields: {
        ...{ mail_to: to.email, to_name: to.user, from: brand.product },
        ...{ sub, body: [first, ...lists].join('\n\n') },
        ...(sheet && { sheet: `data:image/jpeg;base64,${sheet.toString('base64')}` }),
      },
    })
    return sent
  }
  const { title } = room
  const { name, email } = link
  const [isMailed] = await Promise.all([
    email !== '' &&
      mail({ user: name, email }, roomMailTexts.clientSubject(title), roomMailTexts.forClient(title)),
    maker && mail(maker, roomMailTexts.studioSubject(name, title), roomMailTexts.forStudio(name, title)),
  ])
  return isMailed
}

/** The first chosen photos as thumbnails on one sheet. */
async function sheetOf(platform: Platform, pids: readonly string[]): Promise<Buffer | null> {
  const { db, objects } = platform
  const refs = pids.slice(0, mostOnSheet).map((pid) => db.doc(`photos/${pid}`))
  const photos = refs.length > 0 ? await readDocuments(db, refs) : []
  const pictures = await Promise.all(
    photos.map(async (photo) => {
      const picture = photo.exists ? parseDocument(PhotoDoc, photo).picture : null
      if (!picture) return null
      const width = picture.widths.find((each) => each >= thumbnailWidth) ?? Math.max(...picture.widths)
      return objects.read(renditionPath(picture, width))
    }),
  )
  return makeContactSheet(pictures.filter((picture) => picture !== null))
}
