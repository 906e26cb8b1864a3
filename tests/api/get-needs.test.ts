import { describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { aServiceDoc } from '../support/factories/catalogue.ts'
import { aQuestionDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aLockedPhotoDoc, aPhotoDoc } from '../support/factories/media.ts'
import { aSonataRequestDoc } from '../support/factories/sonata.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin } from '../support/people.ts'

/** Older than anything that other tests leave waiting. */
const longAgo = Date.parse('1901-02-03')
const id = `need-${unique()}`
const stored = [
  documents.questions(id, aQuestionDoc({ reps: 0, createdAt: longAgo })),
  documents.sonata(id, aSonataRequestDoc({ paidAt: null, createdAt: longAgo + 1 })),
  documents.photos(id, { ...aPhotoDoc(id, { fid: id }), unreadable: true as const }),
  documents.photos(`${id}-seen`, aPhotoDoc(`${id}-seen`, { fid: id, alt: '' })),
  documents.photos(`${id}-locked`, aLockedPhotoDoc(id, `${id}-locked`, { alt: '' })),
  documents.services(id, aServiceDoc({ createdAt: Date.now() + 60_000 })),
]

describe('get_needs', () => {
  it('counts what waits, with the moment of the oldest, of the next draft, and with the album of a photo', async () => {
    const admin = await anAdmin()
    const countsOf = async () => {
      const { status, body } = await call('get_needs', {}, admin)
      expect(status).toBe(200)
      return new Map(body.data.map((need) => [need.kind, need]))
    }
    const before = await countsOf()
    await writeDocuments(db, stored)
    const after = await countsOf()
    for (const kind of ['questions', 'keys', 'photos', 'drafts', 'alts'] as const)
      expect(after.get(kind)?.count).toBe((before.get(kind)?.count ?? 0) + 1)
    expect(after.get('questions')?.at).toBe(longAgo)
    expect(after.get('keys')?.at).toBe(longAgo + 1)
    expect(after.get('drafts')?.at).toBeGreaterThan(Date.now())
    expect(after.get('drafts')?.area).toBe('services')
    for (const kind of ['photos', 'alts'] as const)
      if (!before.has(kind)) expect(after.get(kind)?.album).toBe(id)
  })
})
