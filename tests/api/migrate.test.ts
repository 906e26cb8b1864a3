import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { ratingSummary } from '../../functions/src/content/rating-summary.ts'
import { gramsOf } from '../../functions/src/platform/search.ts'
import { searchableQuestion } from '../../functions/src/questions/question.doc.ts'
import { migrate } from '../../scripts/lib/migrate.ts'
import { aQuestionDoc, aRatingDoc } from '../support/factories/community.ts'
import { aPhotoDoc } from '../support/factories/media.ts'
import { aUserDoc } from '../support/factories/users.ts'

/** A database of its own. */
const app = initializeApp({ projectId: 'demo-migrate' }, 'migrate')
const db = getFirestore(app)
afterAll(() => deleteApp(app))

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection)
})

const id = (number: number) => `question-${String(number).padStart(3, '0')}`
const question = (number: number) => db.doc(`questions/${id(number)}`)

/** Questions as they were stored before they could be released, with an index of something else. */
async function writeOldQuestions(count: number): Promise<void> {
  const batch = db.batch()
  for (let number = 0; number < count; number++) {
    const { released: _, ...old } = aQuestionDoc({ ques: `Question ${number}?` })
    batch.set(question(number), { ...old, grams: ['old'], revision: 3 })
  }
  await batch.commit()
}

it('rewrites documents of an older shape, with their index, and leaves the others', async () => {
  await writeOldQuestions(2)
  const asOfToday = aQuestionDoc({ ques: 'Done already?' })
  const today = db.doc('questions/today')
  await today.set({ ...asOfToday, grams: gramsOf(searchableQuestion(asOfToday)) })

  expect(await migrate(db, 'questions')).toEqual({ read: 3, written: 2 })
  expect((await question(1).get()).data()).toMatchObject({
    released: false,
    grams: expect.arrayContaining(['que']),
    revision: 3,
  })
  expect((await db.collection('migrations').get()).size).toBe(0)
})

it('gives a photo of before alt texts an empty one, by which it is found as lacking it', async () => {
  const { alt: _, caption: __, ...old } = aPhotoDoc('old')
  await db.doc('photos/old').set(old)
  const lacking = db.collection('photos').where('locked', '==', false).where('alt', '==', '')
  expect((await lacking.count().get()).data().count).toBe(0)
  expect(await migrate(db, 'photos')).toEqual({ read: 1, written: 1 })
  expect((await lacking.count().get()).data().count).toBe(1)
})

it('continues where an earlier run was ended', async () => {
  await writeOldQuestions(250)
  const end = () => {
    throw new Error('ended')
  }
  await expect(migrate(db, 'questions', end)).rejects.toThrow('ended')
  expect((await question(199).get()).get('released')).toBe(false)
  expect((await question(200).get()).get('released')).toBeUndefined()

  expect(await migrate(db, 'questions')).toEqual({ read: 50, written: 50 })
  expect((await question(249).get()).get('released')).toBe(false)
})

it('names the document that fits no schema, and changes nothing of it', async () => {
  await question(0).set({ ques: 7 })
  await expect(migrate(db, 'questions')).rejects.toThrow(`questions/${id(0)}`)
  expect((await question(0).get()).data()).toEqual({ ques: 7 })
})

it('names the collections', async () => {
  await expect(migrate(db, 'nothing')).rejects.toThrow(/albums.*videos/)
})

it('sums up the ratings again, and changes none', async () => {
  await Promise.all([1, 5, 5].map((rate, at) => db.doc(`ratings/member-${at}`).set(aRatingDoc({ rate }))))
  await db.doc('users/member-1').set(aUserDoc({ user: 'rates.five' }))
  await db.doc(ratingSummary).set({ counts: [0, 0, 9, 0, 0], latest: [] })
  expect(await migrate(db, 'ratings')).toEqual({ read: 3, written: 0 })
  expect((await db.doc(ratingSummary).get()).data()).toEqual({
    counts: [1, 0, 0, 0, 2],
    latest: [{ uid: 'member-1', user: 'rates.five', photo: null, rate: 5 }],
  })
})
