import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  EmailAddress,
  Nic,
  Password,
  RecoveryAdminPassword,
  Username,
} from '@dlm/contract/accounts/accounts.schema'
import { NewProduct } from '@dlm/contract/catalogue/products.schema'
import { NewService } from '@dlm/contract/catalogue/services.schema'
import { Id, Link } from '@dlm/contract/common.schema'
import { NewEvent } from '@dlm/contract/events/events.schema'
import { UnlockCode } from '@dlm/contract/media/media.schema'
import { NewNews } from '@dlm/contract/news/news.schema'
import { NewQuestion, NewReply } from '@dlm/contract/questions/questions.schema'
import { Cypher } from '@dlm/contract/sonata/sonata.schema'
import { describe, expect, it } from 'vitest'
import { type Collection, type CollectionName, collections } from '../../functions/src/archive/collections.ts'
import { ALBUM_CODE, DEMO_ACCOUNTS } from '../lib/demo-accounts.ts'
import { DEMO } from '../lib/paths.ts'
import { completeDocuments } from './complete.ts'
import { foldersOf, picturesIn, sourceOf } from './pictures.ts'
import { readArchive } from './read-archive.ts'

const upload = 'staging/uid-siteadmin/upload-1/cover.jpg'
const archive = await readArchive(DEMO)
const documents = await completeDocuments(archive)
const folders = foldersOf(archive)

/** The documents of a collection with their ids, as the server reads them; their pictures have no renditions yet. */
function all<T extends object>(
  name: CollectionName,
  { schema }: Pick<Collection<T>, 'schema'>,
): [id: string, document: T][] {
  return Object.entries(documents[name] ?? {}).map(([id, document]) => {
    const pictures = picturesIn(document).map(([field, picture]) => {
      sourceOf(folders, picture)
      return [field, { ...picture, widths: [1], thumbhash: '' }]
    })
    return [id, schema.parse({ ...document, ...Object.fromEntries(pictures) })]
  })
}

const users = all('users', collections.users)
const products = all('products', collections.products)
const services = all('services', collections.services)
const events = all('events', collections.events)
const news = all('news', collections.news)
const albums = all('albums', collections.albums)
const photos = all('photos', collections.photos)
const questions = all('questions', collections.questions)
const sonata = all('sonata', collections.sonata)
const notifications = all('notifications', collections.notifications)
const receipts = all('receipts', collections.receipts)
const uids = new Set(users.map(([uid]) => uid))

describe('demo data', () => {
  it.each([
    ['products', products, 12],
    ['services', services, 8],
    ['events', events, 10],
    ['success points', all('success', collections.success), 8],
    ['news', news, 24],
    ['albums', albums, 6],
    ['locked albums', albums.filter(([, { locked }]) => locked), 2],
    ['photos', photos, 60],
    ['videos', all('videos', collections.videos), 6],
    ['audios', all('audios', collections.audios), 8],
    ['ratings', all('ratings', collections.ratings), 15],
    ['questions', questions, 10],
  ])('has as many %s as DESIGN §7 says', (_, list, count) => {
    expect(list).toHaveLength(count)
  })

  it('names every document by an id the API takes', () => {
    const ids = (Object.keys(documents) as CollectionName[]).flatMap((name) =>
      Object.keys(documents[name] ?? {}).flatMap((id) => (name === 'receipts' ? id.split('/') : [id])),
    )
    expect(ids.filter((id) => !Id.safeParse(id).success)).toEqual([])
  })

  it('has free and purchasable products, services for all and for adults', () => {
    expect(new Set(products.map(([, { cate }]) => cate))).toEqual(new Set(['Free', 'Purchase']))
    expect(new Set(services.map(([, { ageLmt }]) => ageLmt))).toEqual(new Set([0, 50]))
  })

  it('shows key requests in each state, and the key of none that is not paid', () => {
    const states = Map.groupBy(sonata, ([, { paidAt }]) => paidAt !== null)
    expect(states.get(true)?.length).toBeGreaterThan(1)
    expect(states.get(false)?.length).toBeGreaterThan(1)
    for (const [, { keynum, paidAt }] of sonata) expect(keynum === null).toBe(paidAt === null)
    expect(new Set(sonata.map(([, { transaction }]) => transaction)).size).toBe(sonata.length)
  })

  it('has notifications for all and for one, read and unread', () => {
    expect(new Set(notifications.map(([, { filter }]) => filter === 'all'))).toEqual(new Set([true, false]))
    const read = new Set(receipts.map(([id]) => id.split('/')[1]))
    expect(new Set(notifications.map(([nid]) => read.has(nid)))).toEqual(new Set([true, false]))
  })

  it('locks each photo as its album is locked, and has its file in the archive', () => {
    const locked = new Map(albums.map(([fid, album]) => [fid, album.locked]))
    for (const [pid, photo] of photos) {
      expect(photo.locked, pid).toBe(locked.get(photo.fid))
      expect(archive.objects, pid).toHaveProperty([photo.original])
    }
  })
})

describe('photographs by others', () => {
  const credits = readFileSync(join(DEMO, 'CREDITS.md'), 'utf8').split('\n')
  const credited = photos.filter(([, { credit }]) => credit)

  it('have an album of their own, and are mixed with others', () => {
    const byAlbum = Map.groupBy(photos, ([, { fid }]) => fid)
    const owned = ([, { credit }]: (typeof photos)[number]) => !credit
    expect(byAlbum.get('borrowed-light')?.filter(owned)).toEqual([])
    expect(credited.length).toBeGreaterThan(byAlbum.get('borrowed-light')?.length ?? 0)
  })

  it.each(credited)('%s has author and licence in CREDITS.md as in its document', (pid, { credit }) => {
    const row = credits.find((line) => line.includes(`\`${pid}\``))
    expect(row?.split('|').map((cell) => cell.trim())).toEqual(
      expect.arrayContaining([credit?.author, credit?.licence]),
    )
  })
})

describe('demo data satisfies the contract', () => {
  it('in accounts', () => {
    expect(DEMO_ACCOUNTS.map(({ username }) => username)).toEqual(['siteadmin', 'member01', 'newcomer'])
    for (const { password, admin } of DEMO_ACCOUNTS) {
      Password.parse(password)
      if (admin) RecoveryAdminPassword.parse(admin.password)
    }
    for (const [, { user, email, nic }] of users) {
      expect(Username.parse(user)).toBe(user)
      expect(EmailAddress.parse(email)).toBe(email)
      if (nic) expect(Nic.parse(nic)).toBe(nic)
    }
    expect(new Set(users.map(([, { user }]) => user)).size).toBe(users.length)
    UnlockCode.parse(ALBUM_CODE)
  })

  it('in what admins submit', () => {
    for (const [, { title, text }] of news) NewNews.parse({ title, text, photo: upload })
    for (const [, { title, name, deta }] of events) NewEvent.parse({ title, name, text: deta, photo: upload })
    for (const [prid, { subt, deta, ...product }] of products)
      NewProduct.parse({ ...product, prid, title: subt, text: deta, photo: upload })
    for (const [, service] of services) {
      NewService.parse({ ...service, icon: upload })
      Link.parse(service.link)
    }
  })

  it('in what members submit, all of whom exist', () => {
    for (const [, { user, ques }] of questions) NewQuestion.parse({ user, ques })
    for (const [, { fqid, ans }] of all('replies', collections.replies)) NewReply.parse({ fqid, answ: ans })
    for (const [, { cypher }] of sonata) Cypher.parse(cypher)
    const uidsInDocuments = [
      ...[...questions, ...sonata].map(([, { uid }]) => uid),
      ...all('ratings', collections.ratings).map(([uid]) => uid),
      ...receipts.map(([id]) => id.split('/')[0]),
      ...notifications.map(([, { filter }]) => filter).filter((filter) => filter !== 'all'),
    ]
    expect(uidsInDocuments.filter((uid) => !uids.has(uid ?? ''))).toEqual([])
  })

  it('in articles of three to six paragraphs', () => {
    for (const [, { text, title }] of news) {
      const paragraphs = text.split('\n\n')
      expect(paragraphs.length, title).toBeGreaterThanOrEqual(3)
      expect(paragraphs.length, title).toBeLessThanOrEqual(6)
    }
  })
})
