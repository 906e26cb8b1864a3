import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { plural } from '@dlm/contract/format/plural'
import { systemClock } from '../functions/src/platform/clock.ts'
import { readFolders } from './import/folders.ts'
import { readGhost } from './import/ghost.ts'
import { loadImport } from './import/load-import.ts'
import type { Plan } from './import/plan.ts'
import { writePlan } from './import/write-plan.ts'
import { connect, portalOptions } from './lib/connect.ts'
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

/**
 * `npm run import -- <folder or export.json> [--write] [--cover <picture>] [--to <folder>] [--project <id>]`: makes albums of
 * folders of photos, and articles of Markdown files or of an export of Ghost (docs/decisions/041). Without `--write` it says what
 * it would do; `--to` saves the archive that it makes.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...portalOptions,
      write: { type: 'boolean', default: false },
      cover: { type: 'string' },
      to: { type: 'string' },
    },
  })
  const [source] = positionals
  if (!source || !existsSync(source))
    throw new StopError('Name what to import: npm run import -- <folder or export.json>')
  if (values.cover && !existsSync(values.cover)) throw new StopError(`${values.cover} is not there.`)
  const now = systemClock.now()
  const plan = statSync(source).isDirectory() ? readFolders(source, now) : readGhost(source, now)
  report(plan)
  if (plan.albums.length + plan.articles.length === 0) throw new StopError('There is nothing to import.')
  if (!values.write) {
    console.log('Nothing was written. Run it again with --write to import this.')
    return 0
  }
  const folder = values.to ?? mkdtempSync(join(tmpdir(), 'import-'))
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new StopError(`${folder} is not empty.`)
  for (const problem of await writePlan(plan, folder, values.cover ?? null, now))
    console.log(`Left out: ${problem}`)
  const { db, objects } = connect(values.project, values.bucket)
  const { documents } = await loadImport(folder, { db, objects, clock: systemClock })
  console.log(`${values.project} has ${plural(documents, 'document')} more.`)
  await db.terminate()
  if (!values.to) rmSync(folder, { recursive: true })
  return 0
})
