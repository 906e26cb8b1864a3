import { readFile } from 'node:fs/promises'
import jsqr from 'jsqr'
import type { Download } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

/** What a phone reads from a downloaded share card; undefined when it finds no code. */
export async function scan(download: Download): Promise<string | undefined> {
  expect(download.suggestedFilename()).toBe('Share.png')
  const card = await readFile(await download.path())
  const { width, height } = await sharp(card).metadata()
  expect([width, height]).toEqual([1020, 1464])
  return scanPicture(card)
}

/** What a phone reads from a picture; undefined when it finds no code. */
export async function scanPicture(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}
