import { describe, expect, it } from 'vitest'
import type { Entry } from '../../functions/src/archive/entry.ts'
import { aServiceDoc } from '../../tests/support/factories/catalogue.ts'
import { aQuestionDoc } from '../../tests/support/factories/community.ts'
import { aNewsDoc } from '../../tests/support/factories/news.ts'
import { aUserDoc } from '../../tests/support/factories/users.ts'
import { refuseMisfits, storedForms } from './stored-forms.ts'

const question = (fields: Record<string, unknown> = {}): Entry => ({
  name: 'questions',
  id: 'q1',
  document: { ...aQuestionDoc(), ...fields },
})

describe('the stored form of an entry', () => {
  it('has its revision, its end, and the grams of its texts', () => {
    const [stored, ...others] = storedForms(question({ revision: 3, expireAt: 5 }))
    expect(stored).toMatchObject({ path: 'questions/q1', data: { revision: 3, expireAt: new Date(5) } })
    expect(stored?.data.grams).toContain('que')
    expect(others).toEqual([])
  })

  it('includes the counts and the unique names', () => {
    const counted = storedForms({ name: 'services', id: 's1', document: aServiceDoc({ got: 4 }) })
    expect(counted[1]).toEqual({ path: 'services/s1/counts/0', data: { got: 4 } })
    const names = storedForms({ name: 'users', id: 'u1', document: aUserDoc() }).slice(1)
    expect(names.length).toBeGreaterThanOrEqual(2)
    for (const { path, data } of names)
      expect([path, data]).toEqual([expect.stringMatching(/^(usernames|emails)\//), { uid: 'u1' }])
  })

  it('stores the counts of a deleted entry at its former path', () => {
    const data = aNewsDoc({ views: 4 })
    const deleted = {
      kind: 'news',
      subject: 'n1',
      name: 'N',
      by: 'boss',
      deletedAt: 1,
      returning: false,
      revision: 0,
      data,
    }
    const [, counts] = storedForms({ name: 'bin', id: 'b1', document: deleted })
    expect(counts).toEqual({ path: 'news/n1/counts/0', data: { views: 4, love: 0, hate: 0 } })
  })
})

describe('what is not restored', () => {
  const refusal =
    (...entries: Entry[]) =>
    () =>
      refuseMisfits(entries, new Map())

  it('is nothing of what fits', () => {
    expect(refusal(question(), question({ revision: 1, expireAt: 5 }))).not.toThrow()
  })

  it('is a document that does not fit, named with the others', () => {
    expect(refusal(question({ ques: 7 }), question(), question({ reps: -1 }))).toThrow(
      /questions q1 does not fit its schema: ques.*\nquestions q1 does not fit its schema: reps/,
    )
  })

  it('is one with fields of a newer release, which would be lost', () => {
    expect(refusal(question({ mood: 'good' }))).toThrow(
      'questions q1 has fields that this release does not know: mood',
    )
    const data = { ...aQuestionDoc(), mood: 'good' }
    const entry = {
      kind: 'question',
      subject: 'q1',
      name: 'Q',
      by: 'boss',
      deletedAt: 1,
      returning: false,
      revision: 0,
      data,
    }
    expect(refusal({ name: 'bin', id: 'b1', document: entry })).toThrow('mood')
  })

  it('is one whose id is of another collection', () => {
    expect(refusal({ name: 'receipts', id: 'u1', document: { viewedAt: 1 } })).toThrow(
      'receipts u1 has no id',
    )
    expect(refusal({ ...question(), id: 'q1/more' })).toThrow('questions q1/more has no id')
  })

  it('is one whose picture is not there', () => {
    const { cover } = aNewsDoc()
    const { widths: _, ...edited } = cover
    expect(refusal({ name: 'news', id: 'n1', document: { ...aNewsDoc(), cover: edited } })).toThrow(
      'has 0 renditions',
    )
  })
})
