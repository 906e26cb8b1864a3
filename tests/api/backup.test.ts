import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import JSZip from 'jszip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupZip } from '../../functions/src/archive/backup-zip.ts'
import { collections } from '../../functions/src/archive/collections.ts'
import { excludedCollections } from '../../functions/src/archive/excluded-collections.ts'
import { currentMoment, unknownCollections } from '../../functions/src/archive/portal-moment.ts'
import { renderRequested } from '../../functions/src/media/render-queue.ts'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { filesIn, linesFile } from '../../scripts/archive/files.ts'
import { readArchive, readManifest } from '../../scripts/archive/read-archive.ts'
import { restoreArchive } from '../../scripts/archive/restore-archive.ts'
import { openVault } from '../../scripts/archive/vault.ts'
import { writeBackup } from '../../scripts/archive/write-backup.ts'
import { db } from '../support/admin.ts'
import { startApi } from '../support/api-process.ts'
import { afterRestore, fillPortal, people, restorableDocuments } from '../support/full-portal.ts'
import { aPortal, documentsOf, objectsOf } from '../support/portal.ts'
import { TEST_PASSWORDS } from '../support/secrets.ts'

const portal = aPortal('demo-backup')
const restored = aPortal('demo-restored')
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const into = (name: string) => join(folder, name)
const backUp = (name: string, masked = false) => writeBackup(portal, into(name), { masked })

beforeAll(async () => {
  await Promise.all([portal.empty(), restored.empty()])
  await fillPortal(portal)
})
afterAll(async () => {
  await Promise.all([portal.close(), restored.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** The archive but for its moment. */
function contentOf(name: string) {
  const { backup, ...rest } = readManifest(into(name))
  return { ...rest, files: filesIn(into(name)), missing: backup?.missing }
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

  it('is of one moment, also with changes while it is made', async () => {
    const moment = await currentMoment(portal.db)
    await portal.db.doc('success/later').set({ title: 'Later', deta: 'Later.', date: '2026-10-01' })
    const ids: string[] = []
    for await (const page of moment.pages('success')) ids.push(...page.map(({ id }) => id))
    expect(ids).toEqual(['success'])
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

  it('that fails leaves the former one whole', async () => {
    await backUp('other')
    const event = portal.db.doc('events/event')
    const before = (await event.get()).data() ?? {}
    await event.update({ title: 'Changed' })
    const end = () => {
      throw new Error('ended')
    }
    await expect(writeBackup(portal, into('other'), {}, end)).rejects.toThrow('ended')
    expect((await readArchive(into('other'))).documents.events?.event?.title).toBe(before.title)
    await event.set(before)
  })

  it('refuses a folder of something else', async () => {
    writeFileSync(into('letter.txt'), 'Dear all')
    await expect(writeBackup(portal, folder)).rejects.toThrow('manifest.json is missing')
    await expect(writeBackup(restored, into('first'))).rejects.toThrow('a backup of demo-backup; name')
    await expect(backUp('first', true)).rejects.toThrow('name another folder')
  })

  it('names documents that fit no schema', async () => {
    await portal.db.doc('replies/misfit').set({ fqid: 7 })
    await expect(backUp('misfit')).rejects.toThrow('replies/misfit: fqid, uid, ans, createdAt')
    await portal.db.doc('replies/misfit').delete()
  })

  it('includes every collection of the running portal', async () => {
    const added = new Set(['an-unknown-collection'])
    expect((await unknownCollections(db)).filter((name) => !added.has(name))).toEqual([])
  })
})

describe('a backup from the dashboard', () => {
  /** Unpacks the zip into a folder of this name. */
  async function unpack(name: string, largest: number): Promise<string> {
    const zip = await JSZip.loadAsync(await buffer(backupZip(portal, largest)), { checkCRC32: true })
    for (const [path, file] of Object.entries(zip.files)) {
      mkdirSync(dirname(join(into(name), path)), { recursive: true })
      writeFileSync(join(into(name), path), await file.async('nodebuffer'))
    }
    return readFileSync(join(into(name), 'README.txt'), 'utf8')
  }
  const withoutMarks = ({ objects, ...rest }: ReturnType<typeof contentOf>) => ({
    ...rest,
    objects: Object.fromEntries(
      Object.entries(objects).map(([path, { stored: _, ...object }]) => [path, object]),
    ),
  })

  it('has what the command’s has, file by file', async () => {
    await backUp('first')
    const notes = await unpack('zip', Number.POSITIVE_INFINITY)
    const { files, ...content } = withoutMarks(contentOf('zip'))
    const { files: known, ...expected } = withoutMarks(contentOf('first'))
    expect(content).toEqual(expected)
    expect(files).toEqual(['README.txt', ...known].sort())
    await readArchive(into('zip'))
    expect(notes).toContain(`Files that the portal did not have either:\n\n${content.missing?.[0]}`)
  })

  it('leaves out larger files, and says which', async () => {
    const notes = await unpack('small', 2_000)
    const { objects, missing = [] } = contentOf('small')
    const sizes = Object.values(contentOf('first').objects).map(({ size }) => size)
    expect(Object.values(objects).every(({ size }) => size <= 2_000)).toBe(true)
    expect(missing).toHaveLength(1 + sizes.filter((size) => size > 2_000).length)
    for (const path of missing) expect(notes).toContain(path)
    await readArchive(into('small'))
  })

  it('leaves out documents that fit no schema, and says which', async () => {
    await portal.db.doc('replies/misfit').set({ fqid: 7 })
    expect(await unpack('misfit', 2_000)).toContain('replies/misfit: fqid, uid, ans, createdAt')
    await readArchive(into('misfit'))
    await portal.db.doc('replies/misfit').delete()
  })

  it('breaks off where the portal cannot be read', async () => {
    const objects = { find: () => Promise.reject(new Error('away')) }
    await expect(buffer(backupZip({ ...portal, objects }, 2_000))).rejects.toThrow('away')
  })
})

describe('an encrypted backup', () => {
  const passphrase = 'correct horse battery'
  const encrypt = (name: string) => writeBackup(portal, into(name), { passphrase })

  it('has what a plain one has, and its files are not readable', async () => {
    const { manifest, fetched } = await encrypt('sealed')
    const { backup: _, ...content } = readManifest(into('first'))
    expect(manifest).toMatchObject(content)
    expect(fetched).toBe(Object.keys(manifest.objects).length)
    const vault = await openVault(into('sealed'), passphrase)
    expect((await readArchive(into('sealed'), vault)).documents).toEqual(
      (await readArchive(into('first'))).documents,
    )
    const text = filesIn(into('sealed')).map((file) => readFileSync(join(into('sealed'), file), 'latin1'))
    expect(text.join('')).not.toMatch(/full\.member|WEBP|JFIF|demo-backup/)
  })

  it('fetches nothing again that it has', async () => {
    expect((await encrypt('sealed')).fetched).toBe(0)
  })

  it('needs its passphrase, for a restore as for another backup, and nothing is written without', async () => {
    const restore = (words?: string) =>
      restoreArchive(into('sealed'), { ...restored, clock: systemClock }, undefined, words)
    await expect(restore()).rejects.toThrow('is encrypted')
    await expect(restore('another passphrase')).rejects.toThrow('not the one of this archive')
    expect(await restored.db.listCollections()).toEqual([])
    await expect(backUp('sealed')).rejects.toThrow('is encrypted')
    await expect(encrypt('first')).rejects.toThrow('is not encrypted')
  })
})

describe('a masked backup', () => {
  it('has no address, N.I.C., hash or key of any user', async () => {
    await backUp('masked', true)
    const secrets = Object.entries(await documentsOf(portal.db)).flatMap(([path, data]) => {
      const { email, nic, passwordHash, adminPasswordHash, codeHash, keynum, cypher, address } = data
      if (Object.keys(excludedCollections).some((name) => path.startsWith(`${name}/`))) return []
      return [email, nic, passwordHash, adminPasswordHash, codeHash, keynum, cypher, address].filter(Boolean)
    })
    expect(secrets.length).toBeGreaterThan(10)
    const open = into('first')
    const secretsIn = (archive: string) => {
      const files = filesIn(join(archive, 'documents'))
      const text = files.map((file) => readFileSync(join(archive, 'documents', file), 'utf8')).join('')
      return secrets.filter((secret) => text.includes(String(secret)))
    }
    expect(secretsIn(open)).toEqual(secrets)
    expect(secretsIn(into('masked'))).toEqual([])
    const { documents } = await readArchive(into('masked'))
    const { member, boss } = documents.users ?? {}
    expect(member?.email).not.toBe(boss?.email)
    expect(documents.sonata?.machine?.email).toBe(member?.email)
    expect(documents.news?.article?.text).toBe(`Ask ${member?.email}, who is ${member?.nic}.`)
  })
})

describe('a restored backup', () => {
  const passphrase = 'correct horse battery'
  const restore = (name: string, clock = systemClock) =>
    restoreArchive(into(name), { ...restored, clock }, undefined, name === 'sealed' ? passphrase : undefined)
  /** What the trigger of a deployed portal does. */
  const trigger = () =>
    restored.db.collection('renderings').onSnapshot(({ docs }) => {
      for (const { id } of docs) void renderRequested(restored, id, () => undefined)
    })

  it('is refused with a flipped byte, and nothing is written', async () => {
    const file = linesFile(into('other'), 'users')
    writeFileSync(file, readFileSync(file, 'utf8').replace('full.member', 'fuln.member'))
    await expect(restore('other')).rejects.toThrow('users.ndjson has another SHA-256 than the manifest says')
    expect(await restored.db.listCollections()).toEqual([])
  })

  it('continues where it was ended', async () => {
    const end = () => {
      throw new Error('ended')
    }
    // What it needs the time for comes last: photos are asked for.
    await expect(restore('sealed', { now: end })).rejects.toThrow('ended')
    expect((await restored.db.doc('users/member').get()).exists).toBe(true)
    await expect(restore('masked')).rejects.toThrow('not empty')
  })

  it('is the portal that it was, documents and files', async () => {
    const stop = trigger()
    await restore('sealed')
    stop()
    expect((await restored.db.doc('migrations/restore').get()).exists).toBe(false)
    expect(restorableDocuments(await documentsOf(restored.db))).toEqual(
      afterRestore(await documentsOf(portal.db)),
    )
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
