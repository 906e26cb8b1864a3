import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { decodeWire, encodeWire } from '@dlm/contract/media/codec'
import { Album, Photo } from '@dlm/contract/media/media.schema'
import type { Plan } from '@dlm/import/plan'
import sharp from 'sharp'
import * as z from 'zod'
import { renderRequested } from '../../functions/src/media/render-queue.ts'
import { systemClock } from '../../functions/src/platform/clock.ts'
import { type Imported, importPlan } from '../../scripts/import/load-import.ts'
import { ownApi } from './own-api.ts'
import { aPlatform } from './platform.ts'
import { aPortal, type Portal } from './portal.ts'

/** What visitors are shown of what an import adds, by titles and names. */
export interface Shown {
  news: { title: string; date: string; text: string }[]
  albums: { name: string; photos: { name: string; alt: string; caption: string }[] }[]
}

/** A portal that imports come into, and a folder for what they read. */
export interface ImportPortal extends Portal {
  root: string
  clock: typeof systemClock
  /** Writes files below the folder, by their paths. */
  files(contents: Readonly<Record<string, string | Buffer>>): void
  /** Imports a plan, as `npm run import` does. @param into the portal, or one that fails */
  load(plan: Plan, source: string, into?: Parameters<typeof importPlan>[2]): Promise<Imported>
  call: ReturnType<typeof ownApi>['call']
  shown(): Promise<Shown>
}

/** A photo of one colour. */
export function aPicture(red: number) {
  return sharp({
    create: { width: 1200, height: 800, channels: 3, background: { r: red, g: 90, b: 160 } },
  }).jpeg()
}

/** @param project as of `aPortal` */
export function anImportPortal(project: string): ImportPortal {
  const portal = aPortal(project)
  const root = mkdtempSync(join(tmpdir(), 'import-'))
  const target = { ...portal, clock: systemClock }
  // Makes the renditions that are requested, as the trigger of the functions does.
  const stop = portal.db.collection('renderings').onSnapshot(({ docs }) => {
    for (const { id } of docs) void renderRequested(portal, id, () => undefined)
  })
  const { call } = ownApi({ ...aPlatform(), db: portal.db, objects: portal.objects })
  let archives = 0

  function files(contents: Readonly<Record<string, string | Buffer>>): void {
    for (const [path, content] of Object.entries(contents)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
  }

  /** An encoded list of this portal. */
  async function list<T>(name: 'get_all_albums' | 'photos_all', fid: string | undefined, item: z.ZodType<T>) {
    const { body } = await call(name, { payload: encodeWire({ limit: 50, ...(fid && { fid }) }) })
    return decodeWire((body as { data: string }).data, (value) => z.array(item).parse(value))
  }

  return {
    ...target,
    ...{ root, files, call },
    load(plan, source, into = target) {
      archives += 1
      const cover = join(root, 'fallback.jpg')
      return importPlan(plan, { source, folder: join(root, `archive-${archives}`), cover }, into)
    },
    async shown() {
      const { body } = await call('get_news', { limit: 50 })
      const news = await Promise.all(
        body.data.map(async ({ id }) => {
          const [article] = (await call('get_news_data', { id })).body.data
          return { title: article?.title ?? '', date: article?.date ?? '', text: article?.text ?? '' }
        }),
      )
      const albums = await Promise.all(
        (await list('get_all_albums', undefined, Album)).map(async ({ fid, name }) => ({
          name,
          photos: (await list('photos_all', fid, Photo)).map((photo) => ({
            ...{ name: photo.name, alt: photo.alt ?? '', caption: photo.caption ?? '' },
          })),
        })),
      )
      return { news, albums }
    },
    async close() {
      stop()
      await portal.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
