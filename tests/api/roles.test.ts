import { contract, type EndpointName, type Request } from '@dlm/contract/contract'
import { binKinds } from '@dlm/contract/dashboard/dashboard.schema'
import { entryRoles } from '@dlm/contract/dashboard/entry-roles'
import type { Endpoint } from '@dlm/contract/endpoint'
import { contentKinds } from '@dlm/contract/kinds/kinds'
import { encodeWire } from '@dlm/contract/media/codec'
import { type AdminRole, adminRoles, admins, editors, type Roles, supporters } from '@dlm/contract/roles'
import { validRequests } from '@dlm/contract/testing/requests'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, snapshotOfEverything } from '../support/admin.ts'
import { call, inParallel } from '../support/client.ts'
import { aQuestionDoc, aReplyDoc } from '../support/factories/community.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aLockedAlbum } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'

/** One way to make a call, who may, and the error of all others. */
interface Form {
  name: EndpointName
  request: object
  roles: Roles
  refused: string
}

const id = crypto.randomUUID().slice(0, 8)
const album = `roles-${id}`

const ignored = /^(throttles|sessions|caughtMails)\//
const denials = new Set([
  ...[
    'sign-in-required',
    'session-ended',
    'not-allowed',
    'admin-session-required',
    'admin-password-required',
  ],
  ...['album-locked', 'download-not-found'],
])

/** Every call of admins: as it is, and for each kind of entries that it is for. */
function formsOf(name: EndpointName): Form[] {
  const { access, roles, rolesByKind }: Endpoint = contract[name]
  if (access !== 'admin') return []
  const request = validRequests[name]
  const plain = { name, request, roles, refused: 'not-allowed' }
  if (!('kind' in request)) return [plain]
  const { kind: _, ...without } = request
  const kinds = contract[name].input.safeParse({ ...request, kind: 'question' }).success
    ? binKinds
    : contentKinds
  return [
    ...(contract[name].input.safeParse(without).success ? [{ ...plain, request: without }] : []),
    ...kinds.map((kind) => ({
      ...plain,
      request: { ...request, kind },
      roles: rolesByKind ? entryRoles[kind] : roles,
    })),
  ]
}

/** Public calls in the forms that only some admins may use. */
const morePowers: Form[] = [
  { name: 'get_news', request: { drafts: true }, roles: editors, refused: 'not-allowed' },
  { name: 'get_news', request: { order: 'oldest' }, roles: editors, refused: 'not-allowed' },
  { name: 'get_all_events', request: { drafts: true }, roles: editors, refused: 'not-allowed' },
  { name: 'get_products', request: { order: 'oldest' }, roles: editors, refused: 'not-allowed' },
  { name: 'get_services', request: { order: 'oldest' }, roles: editors, refused: 'not-allowed' },
  {
    ...{ name: 'photos_all', roles: editors, refused: 'album-locked' },
    request: { payload: encodeWire({ fid: album }) },
  },
  { name: 'image_file', request: { key: `${album}-0` }, roles: editors, refused: 'download-not-found' },
  { name: 'get_faqs', request: { unanswered: true }, roles: supporters, refused: 'not-allowed' },
  { name: 'ans_delete', request: { id }, roles: supporters, refused: 'not-allowed' },
  { name: 'del_user', request: { uid: `gone-${id}` }, roles: admins, refused: 'not-allowed' },
]

const forms = [...(Object.keys(contract) as EndpointName[]).flatMap(formsOf), ...morePowers]
const cells = forms.flatMap((form) => adminRoles.map((role) => ({ ...form, role })))

let people: Record<AdminRole, Person>

beforeAll(async () => {
  const admins = await Promise.all(adminRoles.map(async (role) => [role, await anAdmin({ adminRole: role })]))
  people = Object.fromEntries(admins)
  await writeDocuments(db, [
    ...(await aLockedAlbum(album, 'sesame', ['locked.jpg'])),
    documents.questions(id, aQuestionDoc({ reps: 1 })),
    documents.replies(id, aReplyDoc({ fqid: id })),
  ])
})

/** What is wrong with the answers of these, in words. */
async function wrongOf(
  requests: typeof cells,
  isRight: (code: string | undefined, cell: (typeof cells)[number]) => boolean,
): Promise<string[]> {
  const wrong: string[] = []
  await inParallel(requests.length, 6, async (at) => {
    const cell = requests[at]
    if (!cell) return
    const { name, request, role } = cell
    const { status, body } = await call(name, request as Request<typeof name>, people[role])
    if (!isRight(body.code, cell))
      wrong.push(`${name} ${JSON.stringify(request)} × ${role}: ${status} ${body.code}`)
  })
  return wrong
}

describe('the roles of admins', () => {
  const refused = cells.filter(({ roles, role }) => !roles.includes(role))
  const allowed = cells.filter(({ roles, role }) => roles.includes(role))

  it('refuses each call to each role that is not its own, and changes nothing', async () => {
    const before = await snapshotOfEverything(ignored)
    expect(await wrongOf(refused, (code, cell) => code === cell.refused)).toEqual([])
    expect(await snapshotOfEverything(ignored)).toEqual(before)
  })

  it('lets each role through to each call of its own', async () => {
    expect(await wrongOf(allowed, (code) => code === undefined || !denials.has(code))).toEqual([])
  })

  it('asserts every call for every role', () => {
    const calls = new Set(forms.map(({ name }) => name))
    process.stdout.write(
      `${calls.size} calls in ${forms.length} forms × ${adminRoles.length} roles: ${allowed.length} allowed, ${refused.length} refused, ${cells.length} asserted\n`,
    )
    expect(allowed.length + refused.length).toBe(forms.length * adminRoles.length)
    for (const role of adminRoles) expect(allowed.some((cell) => cell.role === role)).toBe(true)
    for (const role of ['editor', 'support', 'keys'])
      expect(refused.some((cell) => cell.role === role)).toBe(true)
  })
})

describe('a role', () => {
  it('counts from the next call on, and its sessions are not asked for it', async () => {
    const person = await anAdmin({ adminRole: 'editor' })
    const request = () => call('get_users', { limit: 1 }, person)
    expect((await request()).body.code).toBe('not-allowed')
    await db.doc(`users/${person.uid}`).update({ adminRole: 'support' })
    expect((await request()).status).toBe(200)
    expect((await call('get_editable', { kind: 'news', id }, person)).body.code).toBe('not-allowed')
  })

  it('sees in counts, in needs and in the bin only what is its own', async () => {
    for (const role of ['editor', 'support', 'keys'] as const) {
      const counts = (await call('dashboard_counts', {}, people[role])).body
      const counted = Object.keys(counts).filter((name) => name !== 'status')
      expect(counted.sort()).toEqual(countsOf[role].sort())
      const needs = (await call('get_needs', {}, people[role])).body.data
      expect(needs.filter(({ kind }) => !needsOf[role].includes(kind))).toEqual([])
      const bin = (await call('get_bin', { limit: 50 }, people[role])).body.data
      expect(bin.filter(({ kind }) => !entryRoles[kind].some((of) => of === role))).toEqual([])
    }
  })
})

const countsOf = {
  editor: ['media', 'news', 'events', 'products', 'services'],
  support: ['questions', 'users'],
  keys: ['sonata'],
}
const needsOf: Record<'editor' | 'support' | 'keys', string[]> = {
  editor: ['photos', 'drafts', 'alts'],
  support: ['questions'],
  keys: ['keys'],
}
