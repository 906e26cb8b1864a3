import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { expect, it } from 'vitest'
import { endpoint, project } from '../support/emulators.ts'
import { isSoak } from './rounds.ts'

const megabyte = 1024 * 1024

/** Sizes on both sides of a limit; those of sounds take a while to send. */
const cases = [
  ['image/jpeg', 60 * megabyte, true],
  ['image/jpeg', 61 * megabyte, false],
  ['audio/mpeg', 24 * megabyte, true],
  ...(isSoak
    ? ([
        ['audio/mpeg', 1024 * megabyte, true],
        ['audio/mpeg', 1024 * megabyte + 1, false],
      ] as const)
    : []),
] as const

it('the Storage rules check the size of the sent bytes, in several chunks too', async () => {
  const environment = await initializeTestEnvironment({ projectId: project, storage: endpoint('storage') })
  const admin = environment
    .authenticatedContext('uid-admin', { uploadsUntil: Date.now() + 3_600_000 })
    .storage('gs://demo-dlm-rules')
  for (const [contentType, size, allowed] of cases) {
    const file = admin.ref(`staging/uid-admin/large-${crypto.randomUUID()}/file`)
    const sent = file.put(new Uint8Array(size), { contentType })
    await (allowed ? assertSucceeds(Promise.resolve(sent)) : assertFails(Promise.resolve(sent)))
    await environment.withSecurityRulesDisabled(async (context) => {
      const object = context.storage('gs://demo-dlm-rules').ref(file.fullPath)
      if (allowed) expect((await object.getMetadata()).size).toBe(size)
      await object.delete().catch(() => undefined)
    })
  }
  await environment.cleanup()
}, 300_000)
