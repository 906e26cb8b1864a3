import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections } from '../../functions/src/archive/collections.ts'
import { leftOut } from '../../functions/src/archive/left-out.ts'
import { renderRequested } from '../../functions/src/media/render-queue.ts'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { filesIn, linesFile } from '../../scripts/archive/files.ts'
import { currentMoment, unknownCollections } from '../../scripts/archive/portal-moment.ts'
import { readArchive, readManifest } from '../../scripts/archive/read-archive.ts'
import { restoreArchive } from '../../scripts/archive/restore-archive.ts'
import { writeBackup } from '../../scripts/archive/write-backup.ts'
import { db } from '../support/admin.ts'
import { startApi } from '../support/api-process.ts'
import { fillPortal, people } from '../support/full-portal.ts'
import { aPortal, documentsOf, objectsOf } from '../support/portal.ts'
import { TEST_PASSWORDS } from '../support/secrets.ts'

const portal = aPortal('demo-backup')
const restored = aPortal('demo-restored')
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const into = (name: string) => join(folder, name)
const backUp = (name: string, masked = false) => writeBackup(portal, into(name), masked)

beforeAll(async () => {
  await Promise.all([portal.empty(), restored.empty()])
  await fillPortal(portal)
})
afterAll(async () => {
  await Promise.all([portal.empty(), restored.empty()])
  await Promise.all([portal.close(), restored.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** The archive but for its moment. */
function contentOf(name: string) {
  const { backup, ...rest } = readManifest(into(name))
  return { ...rest, files: filesIn(into(name)), missing: backup?.missing }
}

/** Ends a backup after so many objects, as the machine does. */
function die(name: string, objects: number): void {
  const script = join(import.meta.dirname, '..', 'support', 'backup-that-dies.ts')
  const { signal } = spawnSync(process.execPath, [script, portal.project, into(name), String(objects)])
  expect(signal).toBe('SIGKILL')
}

describe('a backup', () => {
  it('has every collection that an archive may have, nothing of the others, and is read back', async () => {
    const { manifest, fetched, unknown } = await backUp('first')
    expect(Object.keys(manifest.collections).sort()).toEqual(Object.keys(collections).sort())
    expect(fetched).toBe(Object.keys(manifest.objects).length)
    expect(manifest.backup?.missing).toEqual([expect.stringMatching(/^public\/news\/news-\d+\/960\.webp$/)])
    expect(unknown).toEqual([])
    const { documents } = await readArchive(into('first'))
    expect(documents.news?.article).toMatchObject({ views: 5, love: 1, hate: 1, revision: 1 })
    expect(Object.keys(documents.readers ?? {})).toEqual(['article/voter'])
    const text = filesIn(into('first')).map((file) => readFileSync(join(into('first'), file), 'latin1'))
    expect(text.join('')).not.toContain('not archived')
  })

  it('is of one moment, whatever changes while it is made', async () => {
    const moment = await currentMoment(portal.db)
    await portal.db.doc('success/later').set({ title: 'Later', deta: 'Later.', date: '2026-10-01' })
    const found: string[] = []
    for await (const page of moment.pages('success')) found.push(...page.map(({ id }) => id))
    expect(found).toEqual(['success'])
    await portal.db.doc('success/later').delete()
  })

  it('fetches nothing again that it has', async () => {
    const before = contentOf('first')
    await portal.db.doc('success/second').set({ title: 'Two', deta: 'Two.', date: '2026-10-01' })
    expect((await backUp('first')).fetched).toBe(0)
    expect(contentOf('first')).toMatchObject({ objects: before.objects, collections: { success: 2 } })
    await portal.db.doc('success/second').delete()
    await backUp('first')
    expect(contentOf('first')).toEqual(before)
  })

  it('that was killed goes on, and is the same then', async () => {
    die('killed', 9)
    expect(existsSync(join(into('killed'), 'manifest.json'))).toBe(false)
    const { fetched, manifest } = await backUp('killed')
    expect(fetched).toBeLessThan(Object.keys(manifest.objects).length - 3)
    expect(contentOf('killed')).toEqual(contentOf('first'))
  })

  it('that fails leaves the former one whole', async () => {
    const event = portal.db.doc('events/event')
    const before = (await event.get()).data() ?? {}
    await event.update({ title: 'Changed' })
    const end = () => {
      throw new Error('ended')
    }
    await expect(writeBackup(portal, into('killed'), false, end)).rejects.toThrow('ended')
    expect((await readArchive(into('killed'))).documents.events?.event?.title).toBe(before.title)
    await event.set(before)
  })

  it('goes into no folder of something else', async () => {
    writeFileSync(into('letter.txt'), 'Dear all')
    await expect(writeBackup(portal, folder, false)).rejects.toThrow('manifest.json is missing')
    await expect(writeBackup(restored, into('first'), false)).rejects.toThrow('a backup of demo-backup; name')
    await expect(backUp('first', true)).rejects.toThrow('name another folder')
  })

  it('names documents that fit no schema', async () => {
    await portal.db.doc('replies/misfit').set({ fqid: 7 })
    await expect(backUp('misfit')).rejects.toThrow('replies/misfit: fqid, uid, ans, createdAt')
    await portal.db.doc('replies/misfit').delete()
  })

  it('knows every collection of the running portal', async () => {
    const made = new Set(['a-collection-that-nobody-thought-of'])
    expect((await unknownCollections(db)).filter((name) => !made.has(name))).toEqual([])
  })
})

describe('a masked backup', () => {
  it('has no address, N.I.C., hash or key of anybody', async () => {
    await backUp('masked', true)
    const secrets = Object.entries(await documentsOf(portal.db)).flatMap(([path, data]) => {
      const { email, nic, passwordHash, adminPasswordHash, codeHash, keynum, cypher, address } = data
      if (Object.keys(leftOut).some((name) => path.startsWith(`${name}/`))) return []
      return [email, nic, passwordHash, adminPasswordHash, codeHash, keynum, cypher, address].filter(Boolean)
    })
    expect(secrets.length).toBeGreaterThan(10)
    const open = into('first')
    const found = (archive: string) => {
      const files = filesIn(join(archive, 'documents'))
      const text = files.map((file) => readFileSync(join(archive, 'documents', file), 'utf8')).join('')
      return secrets.filter((secret) => text.includes(String(secret)))
    }
    expect(found(open)).toEqual(secrets)
    expect(found(into('masked'))).toEqual([])
    const { documents } = await readArchive(into('masked'))
    const { member, boss } = documents.users ?? {}
    expect(member?.email).not.toBe(boss?.email)
    expect(documents.sonata?.machine?.email).toBe(member?.email)
    expect(documents.news?.article?.text).toBe(`Ask ${member?.email}, who is ${member?.nic}.`)
  })
})

/** The documents that come back: neither what no archive has, nor shards, nor who only looked. */
function keptDocuments(all: Awaited<ReturnType<typeof documentsOf>>) {
  const derived = ['emails', 'summaries', 'usernames']
  const isKept = (path: string) => {
    const [top = ''] = path.split('/')
    return (derived.includes(top) || !(top in leftOut)) && !/\/counts\/|\/readers\/looker$/.test(path)
  }
  return structuredClone(Object.fromEntries(Object.entries(all).filter(([path]) => isKept(path))))
}

/** What a deleted entry was. */
function binnedData(documents: ReturnType<typeof keptDocuments>, subject: string): object {
  const entry = Object.values(documents).find((document) => document.subject === subject)
  return entry?.data as object
}

describe('a restored backup', () => {
  const restore = (name: string) => restoreArchive(into(name), { ...restored, clock: systemClock })
  /** What the trigger of a deployed portal does. */
  const trigger = () =>
    restored.db.collection('renderings').onSnapshot(({ docs }) => {
      for (const { id } of docs) void renderRequested(restored, id, () => undefined)
    })

  it('is refused with a flipped byte, and nothing is written', async () => {
    const file = linesFile(into('killed'), 'users')
    writeFileSync(file, readFileSync(file, 'utf8').replace('full.member', 'fuln.member'))
    await expect(restore('killed')).rejects.toThrow('users.ndjson has another SHA-256 than the manifest says')
    expect(await restored.db.listCollections()).toEqual([])
  })

  it('goes on where it was ended', async () => {
    const end = () => {
      throw new Error('ended')
    }
    // What it needs the time for comes last: photos are asked for.
    const ending = restoreArchive(into('first'), { ...restored, clock: { now: end } })
    await expect(ending).rejects.toThrow('ended')
    expect((await restored.db.doc('users/member').get()).exists).toBe(true)
    await expect(restore('masked')).rejects.toThrow('not empty')
  })

  it('is the portal that it was, documents and files', async () => {
    const stop = trigger()
    await restore('first')
    stop()
    expect((await restored.db.doc('migrations/restore').get()).exists).toBe(false)
    const expected = keptDocuments(await documentsOf(portal.db))
    Object.assign(expected['news/article'] ?? {}, { views: 5, love: 1, hate: 1 })
    Object.assign(expected['services/service'] ?? {}, { got: 5 })
    Object.assign(binnedData(expected, 'withdrawn'), { views: 9 })
    expect(keptDocuments(await documentsOf(restored.db))).toEqual(expected)
    expect(await objectsOf(restored.bucket)).toEqual(await objectsOf(portal.bucket))
  })

  it('lets people sign in as before', async () => {
    const storageBucket = `${restored.project}.appspot.com`
    const api = await startApi({
      FIREBASE_CONFIG: JSON.stringify({ projectId: restored.project, storageBucket }),
      GCLOUD_PROJECT: restored.project,
    })
    const { user } = people.member
    const right = await api.call('signin', { user, pass: TEST_PASSWORDS.member })
    const wrong = await api.call('signin', { user, pass: 'Wrong#2025' })
    await api.stop()
    expect([right.status, wrong.status]).toEqual([200, 401])
  })

  it('is refused where the portal is not empty', async () => {
    await expect(restore('first')).rejects.toThrow(/not empty.*2 in users, 2 in credentials/)
  })
})
