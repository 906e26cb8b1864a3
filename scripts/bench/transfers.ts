import { durations } from '@dlm/contract/limits'
import { build } from 'esbuild'
import { getAuth } from 'firebase-admin/auth'
import { uploadClaim } from '../../functions/src/dashboard/handlers.ts'
import type { TransferSettings, TransferTimes } from '../../web/src/testing/measure-transfers.ts'
import { PROJECT } from '../emulators/cli.ts'
import { address } from '../emulators/ports.ts'
import { withChromium } from '../lib/chromium.ts'
import { inRoot } from '../lib/paths.ts'
import { PORTAL } from '../lib/screens.ts'
import { median } from '../lib/statistics.ts'
import { type Check, figure, type Section, verdict } from './report.ts'

const megabyte = 1024 * 1024
const sizes = { uploadBytes: 32 * megabyte, zipFiles: 32, zipFileBytes: 2 * megabyte }

async function timeInBrowser(): Promise<TransferTimes> {
  const uid = 'bench-admin'
  const claims = { [uploadClaim]: Date.now() + durations.uploadToken * 1000 }
  const settings: TransferSettings = {
    ...{ project: PROJECT, bucket: `${PROJECT}.appspot.com`, uid, rounds: 5, ...sizes },
    token: await getAuth().createCustomToken(uid, claims),
    storageHost: address('storage'),
    authOrigin: `http://${address('auth')}`,
  }
  const { outputFiles } = await build({
    entryPoints: [inRoot('web/src/testing/measure-transfers.ts')],
    ...{ bundle: true, write: false, format: 'iife', platform: 'browser', logLevel: 'warning' },
  })
  return withChromium(async (browser) => {
    const page = await browser.newPage()
    await page.goto(`${PORTAL}/icon.svg`) // the portal's origin, without the portal
    await page.evaluate(outputFiles[0]?.text ?? '')
    return await page.evaluate(`measureTransfers(${JSON.stringify(settings)})`)
  })
}

/** Uploads and zips in a browser as the portal does, each in turns with the plain copy of the same bytes. */
export async function measureTransfers(): Promise<Section> {
  const times = await timeInBrowser()
  const checks: Check[] = []
  const row = (
    [what, bytes, atLeast, copyName]: [string, number, number, string],
    own: readonly number[],
    copy: readonly number[],
  ) => {
    const megabytes = bytes / megabyte
    const speed = (seconds: readonly number[]) => `${(megabytes / median(seconds)).toFixed(0)} MB/s`
    const value = median(own.map((seconds, at) => (copy[at] ?? Number.NaN) / seconds))
    const check: Check = { what, value, unit: '×', bound: { atLeast } }
    checks.push(check)
    return [
      ...[what, `${megabytes} MB`, speed(own), copyName, speed(copy)],
      ...[figure(value, '×'), verdict(check)],
    ]
  }
  return {
    title: 'Uploads and zips',
    note:
      'In Chromium, each in turns with the plain copy of the same bytes. The upload is resumable and its rules are asked; the ' +
      'zip stores files as they are and makes a checksum of each.',
    rows: [
      ['', 'size', 'speed', 'plain copy', 'its speed', 'ratio', 'target'],
      row(['upload', sizes.uploadBytes, 0.5, 'one bare request'], times.upload, times.bareUpload),
      row(['zip', sizes.zipFiles * sizes.zipFileBytes, 0.05, 'one copy in memory'], times.zip, times.copy),
    ],
    checks,
  }
}
