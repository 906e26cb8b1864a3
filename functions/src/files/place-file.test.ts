import { expect, it } from 'vitest'
import type { Platform } from '../platform/platform.ts'
import { placeFile } from './place-file.ts'

const upload = { path: 'staging/uid1/upload01/sea.mp3', type: 'audio/mpeg', name: 'sea.mp3' } as const

/** Storage in which a file is gone once it is read; `isThere` afterwards. */
function storageWithout(isThere: boolean) {
  let finds = 0
  const objects = {
    find: async () => (finds++ === 0 || isThere ? { size: 100 } : null),
    readPart: async () => null,
  } as unknown as Platform['objects']
  return { objects }
}

it('a file that another call has placed meanwhile is skipped', async () => {
  await expect(placeFile(storageWithout(false), upload, 'public/audios/sea/sea.mp3')).resolves.toBeUndefined()
})

it('a file that is there and cannot be read is a fault', async () => {
  await expect(placeFile(storageWithout(true), upload, 'public/audios/sea/sea.mp3')).rejects.toThrow(
    'not there',
  )
})
