import { dirname } from 'node:path'
import * as z from 'zod'
import { StopError } from '../lib/stop-error.ts'
import { type GhostText, ghostText } from './ghost-html.ts'
import { cut, emptyPlan, idFor, type Plan } from './plan.ts'
import { fileWithin, readText } from './source-file.ts'

/** A post of Ghost's export, as far as it is read (Ghost 4 and 5). */
const Post = z.object({
  title: z.string(),
  slug: z.string(),
  html: z.string().nullish(),
  feature_image: z.string().nullish(),
  status: z.string(),
  type: z.string().default('post'),
  /** Who may read it: `public`, `members`, `paid`, or those of some tiers. */
  visibility: z.string().nullish(),
  published_at: z.string().nullish(),
})
type Post = z.infer<typeof Post>
const Export = z.object({ db: z.array(z.object({ data: z.object({ posts: z.array(z.unknown()) }) })).min(1) })

const longestTitle = 150

/** Where Ghost keeps its pictures, as its export names it. */
const origin = '__GHOST_URL__'

/** The posts of an export. @throws StopError for a file of something else */
function postsOf(file: string): unknown[] {
  let json: unknown
  try {
    json = JSON.parse(readText(file))
  } catch {
    throw new StopError(`${file} is no JSON file.`)
  }
  const read = Export.safeParse(json)
  if (!read.success) throw new StopError(`${file} is no export of Ghost.`)
  return read.data.db.flatMap(({ data }) => data.posts)
}

/** Why a post must not be published here; null for a public one. */
function hidden({ type, status, visibility, published_at }: Post, now: number): string | null {
  if (type !== 'post' || status !== 'published') return `a ${status} ${type}`
  if (visibility !== 'public')
    return visibility ? `it is for ${visibility}` : 'it does not say that it is public'
  const publishedAt = Date.parse(published_at ?? '')
  if (Number.isNaN(publishedAt)) return 'it has no date'
  return publishedAt > now ? 'its date is in the future' : null
}

/** What stays behind of a text, or is changed in it, in words. */
function lostOf({ lost, secured }: GhostText): string[] {
  const counted = Object.entries(lost).map(([word, count]) => `${count} ${word}${count === 1 ? '' : 's'}`)
  return [
    ...(counted.length > 0 ? [`of its text ${counted.join(', ')}`] : []),
    ...(secured > 0 ? [`http:// of ${secured} link${secured === 1 ? '' : 's'}, now https://`] : []),
  ]
}

/** The file of a post's picture below the export's folder; null without one, and for one that is elsewhere. */
function coverOf(file: string, image: string): string | null {
  const folder = dirname(file)
  return fileWithin(folder, folder, image.replace(origin, '.').replace(/^\/(?=content\/)/, ''))
}

/**
 * Reads the JSON file of Ghost's export (Settings → Labs → Export): its public posts are articles. Pictures are those
 * of `content/images` beside it, where that folder was copied too.
 * @param now ms
 * @throws StopError for a file of something else
 */
export function readGhost(file: string, now: number): Plan {
  const plan = emptyPlan()
  for (const [at, written] of postsOf(file).entries()) {
    const { data: post } = Post.safeParse(written)
    const leaveOut = (reason: string) => plan.leftOut.push(`${post?.slug ?? `post ${at + 1}`}: ${reason}`)
    if (!post) {
      leaveOut('it is no post of Ghost')
      continue
    }
    const reason = hidden(post, now)
    const text = ghostText((post.html ?? '').replaceAll(origin, ''))
    if (reason !== null || text.markdown === '') {
      leaveOut(reason ?? 'it has no text')
      continue
    }
    for (const lost of lostOf(text)) leaveOut(lost)
    const image = post.feature_image ?? null
    const cover = image && coverOf(file, image)
    if (image && !cover) leaveOut(`its picture ${image}, which is not below the folder of the export`)
    plan.articles.push({
      ...{ id: idFor(post.slug, `ghost ${post.slug}`), title: cut(post.title, longestTitle) },
      ...{ markdown: text.markdown, cover, createdAt: Date.parse(post.published_at ?? '') },
    })
  }
  return plan
}
