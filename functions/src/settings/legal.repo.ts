import { brand } from '@dlm/contract/brand/brand'
import type { LegalDocument, LegalName } from '@dlm/contract/brand/legal/legal-document'
import { shippedText } from '@dlm/contract/brand/legal/shipped'
import type { Answer, Input } from '@dlm/contract/contract'
import { studioDay } from '@dlm/contract/format/day'
import { type LegalForm, type LegalText, legalVersionsShown } from '@dlm/contract/settings/legal.schema'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { writeAuditEntry } from '../content/audit.ts'
import { pruneVersions, saveVersion } from '../content/versions.ts'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Context } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { readDocument } from '../platform/reads.ts'
import { shownText, writtenText } from '../text/written-text.ts'
import { LegalDoc, LegalVersionDoc } from './legal.doc.ts'
import { noteOwnText } from './settings.repo.ts'

const legalRef = (db: Firestore, name: LegalName) => db.doc(`legal/${name}`)

/** Nothing of the owner's: the shipped text holds. */
const shipped = { text: '', markdown: '', blocks: '', since: '', changedOn: '' }

const read = (found: DocumentSnapshot): LegalDoc =>
  found.exists ? parseDocument(LegalDoc, found) : { ...shipped, revision: 0 }

/** What its form takes; both empty where the shipped text holds. */
const fieldsOf = ({ text, markdown, since }: LegalDoc): LegalForm => ({ text: markdown || text, since })

/** A legal text that the owner wrote; null while the shipped one holds. */
export async function findLegalText(platform: Platform, name: LegalName): Promise<LegalText | null> {
  const stored = read(await readDocument(legalRef(platform.db, name)))
  const { text, markdown, since, changedOn } = stored
  if (text === '' && markdown === '') return null
  return { since, changedOn, text: markdown ? '' : text, ...(await shownText(platform, stored)) }
}

/** A legal text for its form, with its former versions, the last first. A text that is not there yet holds from today. */
export async function findLegalForm(
  { db, clock }: Platform,
  name: LegalName,
): Promise<Answer<'get_legal_form'>> {
  const ref = legalRef(db, name)
  const newestFirst = ref.collection('versions').orderBy('at', 'desc').limit(legalVersionsShown)
  const [found, { docs }] = await Promise.all([ref.get(), newestFirst.get()])
  const template = { text: shippedMarkdown(name), since: studioDay(clock.now()) }
  const orTemplate = (fields: LegalForm) => (fields.text === '' ? template : fields)
  const stored = read(found)
  const fields = fieldsOf(stored)
  return {
    revision: stored.revision,
    isOwn: fields.text !== '',
    fields: orTemplate(fields),
    shipped: template.text,
    versions: docs.map((version) => {
      const { fields, ...rest } = parseDocument(LegalVersionDoc, version)
      return { ...rest, fields: orTemplate(fields) }
    }),
  }
}

/**
 * Publishes a legal text, stores the former one as a version, and logs it. No text, or the shipped one, is the shipped one.
 * @returns whether it is the owner's own now
 * @throws ApiError stale-edit where another owner published since, invalid-input where it shows too much of the portal
 */
export async function changeLegalText(
  context: Context<'admin'>,
  { id, revision, text, since }: Input<'set_legal'>,
): Promise<boolean> {
  const { db, clock } = context.platform
  const ref = legalRef(db, id)
  const now = clock.now()
  const isOwn = text !== '' && text !== shippedMarkdown(id)
  const written = isOwn ? { ...(await writtenText(text)), since, changedOn: studioDay(now) } : shipped
  await compareAndSet(ref, (snapshot) => {
    const former = read(snapshot)
    if (former.revision !== revision) throw new ApiError('stale-edit')
    return {
      data: { ...written, revision: revision + 1 },
      result: undefined,
      also(batch) {
        const version: LegalVersionDoc = {
          ...{ fields: fieldsOf(former), revision },
          ...{ by: context.caller.user, at: now },
        }
        saveVersion(batch, ref, version)
        if ((version.fields.text !== '') !== isOwn) noteOwnText(batch, db, id, isOwn)
        writeAuditEntry(batch, context, 'set_legal', { subject: ref.path, name: 'Legal text' })
      },
    }
  })
  await pruneVersions(ref, revision + 1, now)
  return isOwn
}

/** What would be read as Markdown within a line, and what would at its start. */
const marks = /[\\`*_[\]<]/g
const start = /^(\d*)([#>+.)~-])/

/** Words as Markdown that says the same: the names in them may be anything. */
const escaped = (words: string): string => words.replace(marks, '\\$&').replace(start, '$1\\$2')

/** A legal text as an owner would write it. */
export function legalMarkdown({ sections }: LegalDocument): string {
  return sections
    .flatMap(({ heading, paragraphs, points = [] }) => [
      `## ${escaped(heading)}`,
      ...paragraphs.map(escaped),
      ...(points.length > 0 ? [points.map((point) => `- ${escaped(point)}`).join('\n')] : []),
    ])
    .join('\n\n')
}

/** The shipped text as Markdown, with the names of now: what an owner begins with. */
export const shippedMarkdown = (name: LegalName): string => legalMarkdown(shippedText(name, brand))
