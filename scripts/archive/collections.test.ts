import { describe, expect, it } from 'vitest'
import { collections, countsOf } from '../../functions/src/archive/collections.ts'
import { aProductDoc, aServiceDoc } from '../../tests/support/factories/catalogue.ts'
import {
  aNotificationDoc,
  aQuestionDoc,
  aRatingDoc,
  aReplyDoc,
} from '../../tests/support/factories/community.ts'
import { documents } from '../../tests/support/factories/documents.ts'
import { anEventDoc, aSuccessDoc } from '../../tests/support/factories/events.ts'
import {
  aLockedPhotoDoc,
  anAlbumDoc,
  anAudioDoc,
  aPhotoDoc,
  aSavedDoc,
  aVideoDoc,
} from '../../tests/support/factories/media.ts'
import { aNewsDoc } from '../../tests/support/factories/news.ts'
import { aSonataRequestDoc } from '../../tests/support/factories/sonata.ts'
import { aCredentialsDoc, aUserDoc } from '../../tests/support/factories/users.ts'

const searchable = [
  documents.users('u1', aUserDoc()),
  documents.news('n1', aNewsDoc()),
  documents.products('p1', aProductDoc()),
  documents.services('s1', aServiceDoc()),
  documents.events('e1', anEventDoc()),
  documents.success('y1', aSuccessDoc()),
  documents.albums('a1', anAlbumDoc()),
  documents.photos('ph1', aPhotoDoc('ph1')),
  documents.photos('ph2', aLockedPhotoDoc('a2', 'ph2')),
  documents.videos('v1', aVideoDoc('v1')),
  documents.audios('au1', anAudioDoc('au1')),
  documents.questions('q1', aQuestionDoc()),
  documents.replies('r1', aReplyDoc()),
  documents.sonata('m1', aSonataRequestDoc()),
  documents.notifications('nt1', aNotificationDoc()),
]

const others = [
  documents.credentials('u1', aCredentialsDoc()),
  documents.usernames('key', { uid: 'u1' }),
  documents.emails('key', { uid: 'u1' }),
  documents.albumSecrets('a2', { codeHash: 'scrypt$salt$key' }),
  documents.saved('u1', aSavedDoc()),
  documents.ratings('u1', aRatingDoc()),
  documents.receipts('u1')('nt1', { viewedAt: 1 }),
]

describe('counts of an archived document', () => {
  it('are whole in its first shard', () => {
    const article = aNewsDoc({ views: 3, love: 2, hate: 1 })
    expect(countsOf(collections.news, 'n1', article)).toEqual([
      { path: 'news/n1/counts/0', data: { views: 3, love: 2, hate: 1 } },
    ])
    expect(countsOf(collections.services, 's1', aServiceDoc({ got: 3 }))).toEqual([
      { path: 'services/s1/counts/0', data: { got: 3 } },
    ])
  })

  it('are none where nothing is counted', () => {
    expect(countsOf(collections.products, 'p1', aProductDoc())).toEqual([])
  })
})

describe('factories', () => {
  it.each(searchable)('$path has the grams a search finds it by', ({ data }) => {
    expect(data.grams).toEqual(expect.arrayContaining([expect.stringMatching(/^...$/)]))
  })

  it.each(others)('$path is not searched', ({ data }) => {
    expect(data).not.toHaveProperty('grams')
  })

  it('puts receipts and names where the handlers look for them', () => {
    const paths = others.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['users/u1/receipts/nt1', 'usernames/key']))
  })

  it('never makes two documents alike', () => {
    expect(aNewsDoc()).not.toEqual(aNewsDoc())
  })

  it('lets a test say what matters to it', () => {
    expect(aNewsDoc({ love: 7 })).toMatchObject({ love: 7, hate: 0 })
  })

  it('refuses a document that does not fit its schema', () => {
    expect(() => documents.ratings('u1', aRatingDoc({ rate: 6 }))).toThrow()
    expect(() => documents.events('e1', anEventDoc({ date: 'tomorrow' }))).toThrow()
  })

  it('refuses a locked photo whose files are public', () => {
    const open = aPhotoDoc('ph3')
    expect(() => documents.photos('ph3', aLockedPhotoDoc('a2', 'ph3', { original: open.original }))).toThrow()
    expect(() => documents.photos('ph3', aLockedPhotoDoc('a2', 'ph3', { picture: open.picture }))).toThrow()
  })
})
