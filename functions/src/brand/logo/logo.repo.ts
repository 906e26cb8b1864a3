import { fixedColours } from '@dlm/contract/brand/colours'
import { iconSvg } from '@dlm/contract/brand/icon'
import { logoIdIn } from '@dlm/contract/site/logo-path'
import type { Firestore } from 'firebase-admin/firestore'
import { formatHex } from '../../files/colour-spaces.ts'
import { loadSharp } from '../../files/sharp.ts'
import { parseDocument } from '../../platform/documents.ts'
import { SettingsDoc, SettingsVersionDoc } from '../../settings/settings.doc.ts'
import { LogoDoc } from './logo.doc.ts'
import { logoSide } from './make-square.ts'

const logos = (db: Firestore) => db.collection('logos')

/** Stores a logo. @param png 512 × 512 pixels */
export async function saveLogo(db: Firestore, id: string, png: Buffer, at: number): Promise<void> {
  const logo: LogoDoc = { png: png.toString('base64'), at }
  await logos(db).doc(id).create(logo)
}

/** A logo that was sent, as a PNG; null where there is none. */
export async function findLogo(db: Firestore, id: string): Promise<Buffer | null> {
  const snapshot = await logos(db).doc(id).get()
  return snapshot.exists ? Buffer.from(parseDocument(LogoDoc, snapshot).png, 'base64') : null
}

/** The ids of the logos that the settings name, those of now and those that can be taken back. */
export async function findNamedLogos(db: Firestore): Promise<Set<string>> {
  const ref = db.doc('settings/site')
  const [site, versions] = await Promise.all([ref.get(), ref.collection('versions').get()])
  const named = [
    ...(site.exists ? [parseDocument(SettingsDoc, site).changed.logo ?? ''] : []),
    ...versions.docs.map((version) => parseDocument(SettingsVersionDoc, version).fields.logo),
  ]
  return new Set(named.flatMap((path) => logoIdIn(path) ?? []))
}

const hex = (colour: string): string => formatHex(colour) ?? colour

/** Dots per inch at which the shipped logo, of 64 units, is as large as a stored one: an SVG's own unit is a pixel at 72. */
const shippedDensity = (72 * logoSide) / 64

/** The logo that the portal has now, as a PNG of 512 × 512 pixels: that of the published settings, or the shipped one. */
export async function currentLogo(db: Firestore): Promise<Buffer> {
  const site = await db.doc('settings/site').get()
  const id = site.exists ? logoIdIn(parseDocument(SettingsDoc, site).changed.logo ?? '') : null
  const { brand, onBrand, dot } = fixedColours
  const own = id ? await findLogo(db, id) : null
  if (own) return own
  const svg = iconSvg('', { ground: hex(brand), mark: hex(onBrand), dot: hex(dot) })
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg), { density: shippedDensity }).png().toBuffer()
}
