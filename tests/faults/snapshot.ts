import { bucket, db } from '../support/admin.ts'

/** Everything the portal stores, by its path: documents, and objects with the media type in place of content. */
export type Snapshot = ReadonlyMap<string, Record<string, unknown>>

/** Counters of limits, how far the sweep has come, and figures, which some later call writes. */
const ignored = /^(throttles|upkeep|statistics|insights|usage)\//

/** Looks at everything. */
export async function takeSnapshot(): Promise<Snapshot> {
  const collections = await db.listCollections()
  const [groups, [files]] = await Promise.all([
    Promise.all(collections.map(({ id }) => db.collectionGroup(id).get())),
    bucket.getFiles(),
  ])
  const below = await Promise.all(['counts', 'readers', 'receipts'].map((id) => db.collectionGroup(id).get()))
  const documents = [...groups, ...below].flatMap(({ docs }) =>
    docs
      .filter(({ ref }) => !ignored.test(ref.path))
      .map((document) => [document.ref.path, document.data()] as const),
  )
  return new Map([...documents, ...files.map(({ name }) => [name, { object: true }] as const)])
}

/** A text with placeholders for ids, digests, times, keys of an order and numbered names, which differ between two runs. */
function plain(text: string): string {
  return text
    .replace(/scrypt[^"]*/g, '<hash>')
    .replace(/\{"_seconds":\d+,"_nanoseconds":\d+\}|\b\d{13}\b/g, '<time>')
    .replace(/"usedStep":\d+/g, '"usedStep":<time>')
    .replace(/(ADM|DEV)-[\w-]+|(person|new)\.\w+/g, '<name>')
    .replace(/[\w-]{16,}/g, '<id>')
    .replace(/(?<=\/<id>\/)[\w-]{11}(?=[/"])/g, '<id>')
    .replace(/"code":"\d{6}"/g, '"code":"<code>"')
    .replace(/(?<="place":")\w+/g, '<place>')
    .replace(/(?<=["/])[A-Za-z]+[ -]?\d+(?=[?."])/g, '<name>')
    .replace(/\bphoto \d+(?=")/g, 'photo <number>')
}

/** Fields that tell how often a document was written, repeat others for the search, or differ between made-up files. */
const bookkeeping = new Set(['grams', 'revision', 'size', 'usedAt', 'adminUsedAt'])

function contentOf({ sessionVersion, ...data }: Record<string, unknown>): string {
  const fields = Object.entries(data).filter(([name]) => !bookkeeping.has(name))
  // Sessions that were ended twice are ended.
  if (Number(sessionVersion) > 0) fields.push(['sessions', 'ended'])
  return plain(JSON.stringify(Object.fromEntries(fields.sort())))
}

/** A document of the bin has a copy of a generated one. */
const isCopy = (path: string) => path.startsWith('bin/')

/** Shards of one count are one: which of them was written is chance. */
const shard = /\/counts\/\d$/

/** A summary includes earlier documents, and differs with them: only its counts are compared. */
const summary = /^summaries\//
const countsIn = (document?: Record<string, unknown>) => ({ ...(document?.counts as number[] | undefined) })

/**
 * The changes between two snapshots, one line each, sorted: the same for two runs, whose generated ids and times
 * differ. Counts have what was added to them.
 */
export function changes(before: Snapshot, after: Snapshot): string[] {
  const lines: string[] = []
  const counts = new Map<string, number>()
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(path), after.get(path)]
    if (shard.test(path) || summary.test(path)) {
      const isSummary = summary.test(path)
      const [from, to] = isSummary ? [countsIn(was), countsIn(is)] : [was, is]
      for (const [name, change] of differences(from, to)) {
        const count = `${plain(path.replace(shard, ''))} ${name}`
        counts.set(count, (counts.get(count) ?? 0) + change)
      }
    } else if (!was && is) lines.push(`+ ${plain(path)}${isCopy(path) ? '' : ` ${contentOf(is)}`}`)
    else if (was && !is) lines.push(`- ${plain(path)}`)
    else if (was && is && JSON.stringify(was) !== JSON.stringify(is)) {
      const changed = Object.entries(is).filter(
        ([name, value]) => JSON.stringify(was[name]) !== JSON.stringify(value),
      )
      const content = contentOf(Object.fromEntries(changed))
      if (content !== '{}') lines.push(`~ ${plain(path)} ${content}`)
    }
  }
  for (const [name, change] of counts) if (change !== 0) lines.push(`# ${name} ${change}`)
  return lines.sort()
}

function differences(
  was: Record<string, unknown> = {},
  is: Record<string, unknown> = {},
): [string, number][] {
  return Object.keys({ ...was, ...is }).map((name) => [name, Number(is[name] ?? 0) - Number(was[name] ?? 0)])
}

/** Removes everything that was not there: it would be in the lists of the next tests. */
export async function restore(before: Snapshot): Promise<void> {
  const writer = db.bulkWriter()
  for (const [path, { object }] of await takeSnapshot()) {
    if (before.has(path)) continue
    if (object) await bucket.file(path).delete({ ignoreNotFound: true })
    else void writer.delete(db.doc(path))
  }
  await writer.close()
}
