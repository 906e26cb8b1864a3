import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import TurndownService from 'turndown'
import * as z from 'zod'
import { StopError } from '../lib/stop-error.ts'
import { cut, emptyPlan, idFor, type Plan } from './plan.ts'

/** A post of Ghost's export, as far as it is read (Ghost 4 and 5). */
const Post = z.object({
  title: z.string(),
  slug: z.string(),
  html: z.string().nullish(),
  feature_image: z.string().nullish(),
  status: z.string(),
  type: z.string().default('post'),
  published_at: z.string().nullish(),
})
const Export = z.object({ db: z.array(z.object({ data: z.object({ posts: z.array(Post) }) })).min(1) })

const longestTitle = 150

/** Where Ghost keeps its pictures, as its export names it. */
const origin = '__GHOST_URL__'

/** Plain paragraphs, headings, lists, links, quotes and code are what the portal's Markdown has; of anything else the words stay. */
function markdownOf(html: string): string {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
  })
  turndown.remove(['img', 'figure', 'script', 'style', 'iframe'])
  return turndown.turndown(html.replaceAll(origin, '')).trim()
}

/**
 * Reads the JSON file of Ghost's export (Settings → Labs → Export): its published posts are articles. Pictures are those of
 * `content/images` beside it, where that folder was copied too.
 * @throws StopError for a file of something else
 */
export function readGhost(file: string): Plan {
  const plan = emptyPlan()
  const read = Export.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new StopError(`${file} is no export of Ghost.`)
  for (const post of read.data.db.flatMap(({ data }) => data.posts)) {
    if (post.type !== 'post' || post.status !== 'published') {
      plan.leftOut.push(`${post.slug}: a ${post.status} ${post.type}`)
      continue
    }
    const markdown = markdownOf(post.html ?? '')
    const createdAt = Date.parse(post.published_at ?? '')
    if (markdown === '' || Number.isNaN(createdAt)) {
      plan.leftOut.push(`${post.slug}: it has no ${markdown === '' ? 'text' : 'date'}`)
      continue
    }
    const picture = post.feature_image?.replace(origin, dirname(file))
    const cover = picture !== undefined && existsSync(join(picture)) ? join(picture) : null
    const title = cut(post.title, longestTitle)
    plan.articles.push({ id: idFor(post.slug, `ghost ${post.slug}`), title, markdown, cover, createdAt })
  }
  return plan
}
