import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interlaced } from '../testing/interlaced-png.ts'

describe('the memory that pictures take', { timeout: 60_000 }, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Megabytes a process takes at most that makes profile photos of a file, several at once, above what it takes anyway. */
  async function taken(bytes: Buffer, count: number): Promise<number> {
    const file = join(folder, 'picture')
    await writeFile(file, bytes)
    const script = `
      import { readFileSync } from 'node:fs'
      const { makeProfilePhoto } = await import(${JSON.stringify(new URL('./renditions.ts', import.meta.url).href)})
      const peak = () => process.resourceUsage().maxRSS / 1024
      const [bytes, before] = [readFileSync(${JSON.stringify(file)}), peak()]
      await Promise.allSettled(Array.from({ length: ${count} }, () => makeProfilePhoto(bytes)))
      console.log(peak() - before)`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    return Number(stdout)
  }

  it('is not that of a small file which grows to 320 MB', async () => {
    const bytes = interlaced(6324, 6324)
    expect(bytes.length).toBeLessThan(420_000)
    expect(await taken(bytes, 2)).toBeLessThan(40)
  })

  // Each of them is 96 MB once it is decoded, and four at once would be 384.
  it.each([1, 4])('is that of one of them, with %i at once', async (count) => {
    expect(await taken(interlaced(4000, 3000), count)).toBeLessThan(240)
  })
})
