import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { plural } from '@dlm/contract/format/plural'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import { readFolders } from '@dlm/import/folders'
import { readGhost } from '@dlm/import/ghost'
import type { Plan } from '@dlm/import/plan'
import { UnreadableExport } from '@dlm/import/unreadable-export'
import { readWordPress } from '@dlm/import/wordpress'
import { undoImport } from '../functions/src/media/import/undo-import.ts'
import { ApiError } from '../functions/src/platform/api-error.ts'
import { systemClock } from '../functions/src/platform/clock.ts'
import { findChangedSettings } from '../functions/src/settings/settings.repo.ts'
import { diskFiles } from './import/disk-files.ts'
import { importPlan } from './import/load-import.ts'
import { type Connected, connect, portalOptions } from './lib/connect.ts'
import { main, StopError } from './lib/stop-error.ts'

function report({ albums, articles, leftOut }: Plan): void {
  for (const { name, photos } of albums) {
    const described = photos.filter(({ caption }) => caption !== '').length
    console.log(`Album “${name}”: ${plural(photos.length, 'photo')}, ${described} with a caption.`)
  }
  for (const { title, createdAt, cover } of articles)
    console.log(
      `Article “${title}” of ${new Date(createdAt).toISOString().slice(0, 10)}${cover ? '' : ', without a cover'}.`,
    )
  for (const reason of leftOut) console.log(`Left out: ${reason}.`)
}

/** Reads what is named: a folder, an export of WordPress, or one of Ghost. */
function read(source: string, media: string | null, now: number): Plan {
  const isWordPress = /\.xml$/i.test(source)
  if (media !== null && !isWordPress)
    throw new StopError('--media is for an export of WordPress, a file .xml.')
  const path = resolve(source)
  if (statSync(path).isDirectory()) return readFolders(diskFiles, path, now)
  return isWordPress
    ? readWordPress(diskFiles, path, media && resolve(media), now)
    : readGhost(diskFiles, path, now)
}

/** What people can mend is a sentence. */
function asStop(error: unknown): never {
  const isForPeople = error instanceof UnreadableExport || error instanceof ApiError
  throw isForPeople ? new StopError(error.message) : error
}

async function undo(run: string, { db, objects }: Connected): Promise<number> {
  const { removed, remaining } = await undoImport(run, { db, objects, clock: systemClock })
  for (const reason of remaining) console.log(`Not removed: ${reason}.`)
  console.log(`${plural(removed, 'document')} of the run ${run} removed.`)
  return 0
}

/** Adds what is new of a plan. @param to the folder that the archive is saved in; one that is removed, without it */
async function write(
  plan: Plan,
  source: string,
  cover: string | null,
  to: string | undefined,
  { db, objects }: Connected,
): Promise<number> {
  const folder = to ?? mkdtempSync(join(tmpdir(), 'import-'))
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new StopError(`${folder} is not empty.`)
  const imported = await importPlan(plan, { source, folder, cover }, { db, objects, clock: systemClock })
  const { run, added, existing, binned, leftOut } = imported
  if (!to) rmSync(folder, { recursive: true })
  for (const reason of leftOut) console.log(`Left out: ${reason.replace(/\.$/, '')}.`)
  if (existing > 0) console.log(`${existing} already imported.`)
  if (binned > 0) console.log(`${binned} in the recycle bin, and left there.`)
  console.log(`${plural(added, 'document')} added.`)
  if (run) console.log(`This run is ${run}. It is undone by: npm run import -- --undo ${run}`)
  return 0
}

/**
 * `npm run import -- <folder, export.json or export.xml> [--media <folder>] [--write] [--cover <picture>] [--to <folder>]
 * [--project <id>]`: makes albums of folders of photos, and articles of Markdown files or of an export of Ghost or WordPress, whose
 * folder `wp-content/uploads` is named by `--media` (docs/decisions/041). Without `--write` it says what it would do; `--to` saves
 * the archive that it makes. `--undo <run>` removes what a run added.
 */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...portalOptions,
      write: { type: 'boolean', default: false },
      cover: { type: 'string' },
      media: { type: 'string' },
      to: { type: 'string' },
      undo: { type: 'string' },
    },
  })
  const [source] = positionals
  const { cover, media, project, bucket } = values
  if (values.undo) {
    const connected = connect(project, bucket)
    return undo(values.undo, connected).finally(() => connected.db.terminate())
  }
  if (!source || !existsSync(source))
    throw new StopError('Name what to import: npm run import -- <folder, export.json or export.xml>')
  for (const named of [cover, media])
    if (named && !existsSync(named)) throw new StopError(`${named} is not there.`)
  const connected = values.write ? connect(project, bucket) : null
  // Days are those of the studio.
  if (connected) applyAllSettings(await findChangedSettings(connected.db))
  const plan = read(source, media ?? null, systemClock.now())
  report(plan)
  if (plan.albums.length + plan.articles.length === 0) throw new StopError('There is nothing to import.')
  if (!connected) {
    console.log('Nothing was written. Run it again with --write to import this.')
    return 0
  }
  return write(plan, source, cover ?? null, values.to, connected).finally(() => connected.db.terminate())
}

await main(() => run().catch(asStop))
