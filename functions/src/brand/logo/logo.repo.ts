import { logoIdIn } from '@dlm/contract/site/logo-path'
import type { Firestore } from 'firebase-admin/firestore'
import { parseDocument } from '../../platform/documents.ts'
import { SettingsDoc, SettingsVersionDoc } from '../../settings/settings.doc.ts'
import { LogoDoc } from './logo.doc.ts'

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
