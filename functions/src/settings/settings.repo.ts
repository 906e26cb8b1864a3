import { brandOf, defaultBrand } from '@dlm/contract/brand/default-brand'
import type { LegalName } from '@dlm/contract/brand/legal/legal-document'
import {
  type ChangedSettings,
  changedSettings,
  Settings,
  type SettingsVersion,
  settingsVersionsShown,
} from '@dlm/contract/settings/settings.schema'
import { type DocumentSnapshot, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { pruneVersions, saveVersion } from '../content/versions.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Context } from '../platform/handler.ts'
import { readDocument } from '../platform/reads.ts'
import { SettingsDoc, SettingsVersionDoc } from './settings.doc.ts'

const siteRef = (db: Firestore) => db.doc('settings/site')

const read = (found: DocumentSnapshot): SettingsDoc =>
  found.exists ? parseDocument(SettingsDoc, found) : SettingsDoc.parse({})

/** All settings: those of a fresh portal with what was changed, whose texts have its names. */
function whole(changed: ChangedSettings): Settings {
  const { product = defaultBrand.product, company = defaultBrand.company } = changed
  return Settings.parse({ ...brandOf({ product, company }), ...changed })
}

/** What the owner set otherwise than a fresh portal has it. */
export async function findChangedSettings(db: Firestore): Promise<ChangedSettings> {
  const { changed, legal } = read(await readDocument(siteRef(db)))
  return legal.length > 0 ? { ...changed, legal } : changed
}

/** Notes, with the change of a legal text, whether it is the owner's own: pages know it with the settings. */
export function noteOwnText(batch: WriteBatch, db: Firestore, name: LegalName, isOwn: boolean): void {
  const legal = isOwn ? FieldValue.arrayUnion(name) : FieldValue.arrayRemove(name)
  batch.set(siteRef(db), { legal }, { merge: true })
}

/** All settings with their revision, and the former ones, the last first. */
export async function findSettings(
  db: Firestore,
): Promise<{ revision: number; fields: Settings; legal: LegalName[]; versions: SettingsVersion[] }> {
  const ref = siteRef(db)
  const newestFirst = ref.collection('versions').orderBy('at', 'desc').limit(settingsVersionsShown)
  const [found, { docs }] = await Promise.all([ref.get(), newestFirst.get()])
  const { changed, revision, legal } = read(found)
  return {
    revision,
    fields: whole(changed),
    legal,
    versions: docs.map((version) => parseDocument(SettingsVersionDoc, version)),
  }
}

/**
 * Publishes settings, stores the former ones as a version, and logs it.
 * @param revision the one that they were made on
 * @throws ApiError stale-edit where another owner published since
 */
export async function changeSettings(
  context: Context<'admin'>,
  settings: Settings,
  revision: number,
): Promise<void> {
  const { db, clock } = context.platform
  const ref = siteRef(db)
  const now = clock.now()
  await compareAndSet(ref, (snapshot) => {
    const former = read(snapshot)
    if (former.revision !== revision) throw new ApiError('stale-edit')
    return {
      data: { changed: changedSettings(settings, whole(former.changed)), revision: revision + 1 },
      result: undefined,
      also(batch) {
        const version: SettingsVersionDoc = {
          ...{ fields: whole(former.changed), revision },
          ...{ by: context.caller.user, at: now },
        }
        saveVersion(batch, ref, version)
        writeAuditEntry(batch, context, 'set_settings', { subject: ref.path, name: 'Settings' })
      },
    }
  })
  await pruneVersions(ref, revision + 1, now)
}
