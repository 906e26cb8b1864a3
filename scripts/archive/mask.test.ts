import { EmailAddress, Nic } from '@dlm/contract/accounts/accounts.schema'
import { describe, expect, it, vi } from 'vitest'
import type { CollectionName } from '../../functions/src/archive/collections.ts'
import { anyCollection, type Entry } from '../../functions/src/archive/entry.ts'
import { aQuestionDoc } from '../../tests/support/factories/community.ts'
import { aNewsDoc } from '../../tests/support/factories/news.ts'
import { aRoomCommentDoc, aRoomLinkDoc } from '../../tests/support/factories/rooms.ts'
import { aSonataRequestDoc } from '../../tests/support/factories/sonata.ts'
import { aUserDoc } from '../../tests/support/factories/users.ts'
import { DEMO_ACCOUNTS } from '../lib/demo-accounts.ts'
import { DEMO } from '../lib/paths.ts'
import { completeDocuments } from './complete.ts'
import { masking } from './mask.ts'
import { readArchive } from './read-archive.ts'

vi.stubEnv('SCRYPT_COST', '10')

const user = (id: string, fields: Parameters<typeof aUserDoc>[0]): Entry => ({
  name: 'users',
  id,
  document: aUserDoc(fields),
})

describe('a masked entry', () => {
  it('has another address and N.I.C., which fit their rules and belong to no other user', () => {
    const mask = masking()
    const [one, other] = ['one', 'other'].map((id) =>
      mask(user(id, { email: `${id}@dlm.test`, nic: id === 'one' ? '199912345678' : '991234567V' })),
    )
    for (const entry of [one, other]) {
      expect(EmailAddress.parse(entry?.document.email)).toMatch(/^m\w{16}@masked\.example$/)
      expect(Nic.parse(entry?.document.nic)).toMatch(/^M[0-9A-F]{11}$/)
    }
    expect(one?.document.email).not.toBe(other?.document.email)
    expect(one?.document.nic).not.toBe(other?.document.nic)
    expect(mask(user('none', {})).document.nic).toBeNull()
  })

  it('has the same address in every place, however it is typed', () => {
    const mask = masking()
    const { email, nic } = mask(user('one', { email: 'Anna.Lund@dlm.test', nic: '991234567V' })).document
    const text = 'Write to anna.lund@DLM.test, <a href="mailto:Anna.Lund@dlm.test">, or ask for 991234567v.'
    const article = mask({ name: 'news', id: 'n', document: aNewsDoc({ text }) })
    expect(article.document.text).toBe(`Write to ${email}, <a href="mailto:${email}">, or ask for ${nic}.`)
  })

  it('opens nothing', () => {
    const mask = masking()
    const hashes = {
      passwordHash: 'scrypt$a$b',
      adminPasswordHash: 'scrypt$c$d',
      mustChangeAdminPassword: false,
      factor: { secret: 'sealed', onAt: 1, usedStep: 1, recovery: ['digest'] },
    }
    expect(mask({ name: 'credentials', id: 'u', document: hashes }).document).toEqual({
      passwordHash: null,
      adminPasswordHash: null,
      mustChangeAdminPassword: false,
      factor: null,
      passkeys: [],
      passkeyUsed: 0,
      challenge: null,
    })
    const secret = mask({ name: 'albumSecrets', id: 'a', document: { codeHash: 'scrypt$a$b' } })
    expect(secret.document).toEqual({ codeHash: 'masked' })
    const link = aRoomLinkDoc({ name: 'Asha & Nimal', pin: '2468', secretHash: 'of-a-secret' })
    const maskedLink = JSON.stringify(mask({ name: 'roomLinks', id: 'l', document: link }))
    for (const hidden of ['Asha', '2468', 'of-a-secret']) expect(maskedLink).not.toContain(hidden)
    const comment = aRoomCommentDoc({ text: 'Asha says hello.', strokes: [{ points: [0.1, 0.1] }] })
    const maskedComment = mask({ name: 'roomComments', id: 'c', document: comment }).document
    expect(maskedComment).toEqual({ ...comment, text: 'masked', strokes: [] })
    const request = aSonataRequestDoc({ keynum: 'KEY-1' })
    const { keynum, cypher, transaction } = mask({ name: 'sonata', id: 'm', document: request }).document
    expect([keynum, cypher]).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^\w{32}$/)])
    expect(transaction).toBe(request.transaction)
    expect(mask({ name: 'sonata', id: 'm', document: aSonataRequestDoc() }).document.keynum).toBeNull()
  })

  it('of the bin is masked as what was deleted', () => {
    const data = aSonataRequestDoc({ email: 'anna@dlm.test', keynum: 'KEY-1' })
    const entry = {
      kind: 'sonata',
      subject: 'm',
      name: 'TRX',
      by: 'boss',
      deletedAt: 1,
      returning: false,
      revision: 0,
      data,
    }
    const masked = JSON.stringify(masking()({ name: 'bin', id: 'b', document: entry }))
    for (const secret of [data.email, data.cypher, 'KEY-1']) expect(masked).not.toContain(secret)
  })

  it('cannot be matched with another backup', () => {
    const entry = user('one', { email: 'anna@dlm.test' })
    expect(masking()(entry).document.email).not.toBe(masking()(entry).document.email)
  })

  it('is otherwise what it was', () => {
    const question = { name: 'questions', id: 'q', document: aQuestionDoc() } as const
    expect(masking()(question)).toEqual(question)
  })
})

it('masked demo data identifies no person, and fits its schemas', async () => {
  const archive = await readArchive(DEMO)
  const documents = await completeDocuments(archive)
  const mask = masking()
  const entries = (Object.keys(documents) as CollectionName[]).flatMap((name) =>
    Object.entries(documents[name] ?? {}).map(([id, document]) => mask({ name, id, document })),
  )
  const text = JSON.stringify(entries)
  const of = (name: CollectionName, ...fields: string[]) =>
    Object.values(documents[name] ?? {}).flatMap((document) =>
      fields.map((field) => document[field]).filter(Boolean),
    )
  const secrets = [
    ...DEMO_ACCOUNTS.flatMap(({ email, nic }) => [email, nic ?? []].flat()),
    ...of('users', 'email', 'nic'),
    ...of('credentials', 'passwordHash', 'adminPasswordHash'),
    ...of('albumSecrets', 'codeHash'),
    ...of('sonata', 'email', 'keynum', 'cypher'),
  ]
  expect(secrets.length).toBeGreaterThan(30)
  expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([])
  for (const { name, document } of entries)
    if (['users', 'credentials', 'albumSecrets', 'sonata'].includes(name))
      anyCollection(name).schema.parse({ ...document, photo: null })
})
