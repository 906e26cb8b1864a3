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
import { ALBUM_CODE, DEMO_ACCOUNTS, uidOf } from './accounts.ts'
import { albums } from './data/albums.ts'
import { events } from './data/events.ts'
import { articles } from './data/news.ts'
import { notifications } from './data/notifications.ts'
import { portraits } from './data/portraits.ts'
import { products } from './data/products.ts'
import { questions } from './data/questions.ts'
import { ratings } from './data/ratings.ts'
import { audios, videos } from './data/recordings.ts'
import { services } from './data/services.ts'
import { sonataRequests } from './data/sonata.ts'
import { successPoints } from './data/success.ts'
import { demoMembers, emailOf } from './members.ts'

const photo = 'staging/uid-siteadmin/upload-1/cover.jpg'
const names = demoMembers.map(({ username }) => username)

describe('demo data', () => {
  it.each([
    ['products', products, 12],
    ['services', services, 8],
    ['events', events, 10],
    ['success points', successPoints, 8],
    ['news', articles, 24],
    ['albums', albums, 6],
    ['locked albums', albums.filter(({ locked }) => locked), 2],
    ['photos', albums.flatMap((album) => album.photos), 60],
    ['videos', videos, 6],
    ['audios', audios, 8],
    ['ratings', ratings, 15],
    ['questions', questions, 10],
  ])('has as many %s as DESIGN §7 says', (_, list, count) => {
    expect(list).toHaveLength(count)
  })

  it('names every document once, by an id the API takes', () => {
    const lists = [articles, services, events, successPoints, questions, notifications].map((list) =>
      list.map(({ id }) => id),
    )
    const ids = [
      products.map(({ prid }) => prid),
      albums.map(({ fid }) => fid),
      videos.map(({ vid }) => vid),
      audios.map(({ aid }) => aid),
      sonataRequests.map(({ mid }) => mid),
      names.map(uidOf),
      ...lists,
    ]
    for (const list of ids) {
      expect(new Set(list).size).toBe(list.length)
      for (const id of list) expect(Id.safeParse(id).success, id).toBe(true)
    }
  })

  it('has free and purchasable products, services for all and for adults, events past and upcoming', () => {
    expect(new Set(products.map(({ cate }) => cate))).toEqual(new Set(['Free', 'Purchase']))
    expect(new Set(services.map(({ ageLmt }) => ageLmt))).toEqual(new Set([0, 50]))
    const days = events.map(({ inDays }) => inDays)
    expect([Math.min(...days), Math.max(...days)]).toEqual([-200, 300])
  })

  it('shows key requests in each state, and the key of none that is not paid', () => {
    const [paid, pending] = [true, false].map((state) =>
      sonataRequests.filter((request) => (request.paidDaysAgo !== null) === state),
    )
    expect(paid?.length).toBeGreaterThan(1)
    expect(pending?.length).toBeGreaterThan(1)
    expect(new Set(sonataRequests.map(({ transaction }) => transaction)).size).toBe(sonataRequests.length)
  })

  it('has notifications for all and for one, read and unread', () => {
    expect(new Set(notifications.map(({ to }) => to === null))).toEqual(new Set([true, false]))
    expect(new Set(notifications.map(({ viewedBy }) => viewedBy.length > 0))).toEqual(new Set([true, false]))
  })
})

describe('demo data keeps the rules of the contract', () => {
  it('in accounts', () => {
    for (const { username, password, nic, admin } of DEMO_ACCOUNTS) {
      Password.parse(password)
      if (nic) expect(Nic.parse(nic)).toBe(nic)
      if (admin) RecoveryAdminPassword.parse(admin.password)
      expect(names).toContain(username)
    }
    for (const name of names) {
      expect(Username.parse(name)).toBe(name)
      expect(EmailAddress.parse(emailOf(name))).toBe(emailOf(name))
    }
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(Object.keys(portraits)))
    UnlockCode.parse(ALBUM_CODE)
  })

  it('in what admins submit', () => {
    for (const { title, text } of articles) NewNews.parse({ title, text, photo })
    for (const event of events)
      NewEvent.parse({ title: event.title, name: event.name, text: event.deta, photo })
    for (const { subt, deta, ...product } of products)
      NewProduct.parse({ ...product, title: subt, text: deta, photo })
    for (const service of services) {
      NewService.parse({ ...service, icon: photo })
      Link.parse(service.link)
    }
  })

  it('in what members submit, all of whom exist', () => {
    for (const { name, ques, username, id, replies } of questions) {
      NewQuestion.parse({ user: name, ques })
      for (const { ans } of replies) NewReply.parse({ fqid: id, answ: ans })
      expect(names).toContain(username)
    }
    for (const { cypher, username } of sonataRequests) {
      Cypher.parse(cypher)
      expect(names).toContain(username)
    }
    const raters = ratings.map(({ username }) => username)
    expect(new Set(raters).size).toBe(ratings.length)
    expect(names).toEqual(expect.arrayContaining(raters))
    const readers = notifications.flatMap(({ to, viewedBy }) => [to ?? 'siteadmin', ...viewedBy])
    expect(names).toEqual(expect.arrayContaining(readers))
  })

  it('in articles of three to six paragraphs', () => {
    for (const { text, title } of articles) {
      const paragraphs = text.split('\n\n')
      expect(paragraphs.length, title).toBeGreaterThanOrEqual(3)
      expect(paragraphs.length, title).toBeLessThanOrEqual(6)
    }
  })
})
