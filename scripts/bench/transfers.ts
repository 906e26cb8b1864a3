import { durations } from '@dlm/contract/limits'
import { build } from 'esbuild'
import { getAuth } from 'firebase-admin/auth'
import { uploadClaim } from '../../functions/src/dashboard/upload-token.ts'
import type { TransferSettings, TransferTimes } from '../../web/src/testing/measure-transfers.ts'
import { PROJECT } from '../emulators/cli.ts'
import { address } from '../emulators/ports.ts'
import { launchChromium } from '../lib/chromium.ts'
import { inRoot } from '../lib/paths.ts'
import { median } from '../lib/statistics.ts'

const megabyte = 1024 * 1024

/** A way of moving bytes, and the plain copy it is measured against. */
export interface Transfer {
  name: string
  megabytes: number
  /** Megabytes a second, medians of the rounds. */
  speed: number
  copySpeed: number
  /** The one as a share of the other, median of the rounds. */
  ratio: number
}

/** Uploads and zips in a browser as the portal does, each in turns with the plain copy of the same bytes. */
export async function measureTransfers(origin: string): Promise<{ upload: Transfer; zip: Transfer }> {
  const uid = 'bench-admin'
  const settings: TransferSettings = {
    project: PROJECT,
    bucket: `${PROJECT}.appspot.com`,
    uid,
    token: await getAuth().createCustomToken(uid, {
      [uploadClaim]: Date.now() + durations.uploadToken * 1000,
    }),
    storageHost: address('storage'),
    authOrigin: `http://${address('auth')}`,
    rounds: 5,
    uploadBytes: 32 * megabyte,
    zipFiles: 32,
    zipFileBytes: 2 * megabyte,
  }
  const { outputFiles } = await build({
    entryPoints: [inRoot('web/src/testing/measure-transfers.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    logLevel: 'warning',
  })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/icon.svg`) // the portal's origin, without the portal
    await page.evaluate(outputFiles[0]?.text ?? '')
    const times: TransferTimes = await page.evaluate(`measureTransfers(${JSON.stringify(settings)})`)
    const { uploadBytes, zipFiles, zipFileBytes } = settings
    return {
      upload: transfer('upload', uploadBytes, times.upload, times.bareUpload),
      zip: transfer('zip', zipFiles * zipFileBytes, times.zip, times.copy),
    }
  } finally {
    await browser.close()
  }
}

function transfer(name: string, bytes: number, own: readonly number[], copy: readonly number[]): Transfer {
  const megabytes = bytes / megabyte
  return {
    name,
    megabytes,
    speed: megabytes / median(own),
    copySpeed: megabytes / median(copy),
    ratio: median(own.map((seconds, at) => (copy[at] ?? Number.NaN) / seconds)),
  }
}
