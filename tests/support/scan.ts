import { readFile } from 'node:fs/promises'
import jsqr from 'jsqr'
import type { Download } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

/** What a phone reads from a downloaded share card; undefined when it finds no code. */
export async function scan(download: Download): Promise<string | undefined> {
  expect(download.suggestedFilename()).toBe('Share.png')
  const { data, info } = await sharp(await readFile(await download.path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1020, 1464])
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}
