import { dirname } from 'node:path'
import * as z from 'zod'
import { StopError } from '../lib/stop-error.ts'
import { htmlText, lostOf } from './html-text.ts'
import { momentOf } from './moment.ts'
import { cut, emptyPlan, idFor, longest, type Plan, type PlannedArticle } from './plan.ts'
import { fileWithin, readText } from './source-file.ts'

/** A post of Ghost's export, as far as it is read (Ghost 4 and 5). */
const Post = z.object({
  title: z.string(),
  slug: z.string(),
  /** Another one on each site, of which many have a post `welcome`. */
  uuid: z.string().nullish(),
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

/** The origin of Ghost's pictures, as its export names it. */
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
  const publishedAt = momentOf(published_at ?? '')
  if (publishedAt === null) return 'it has no date'
  return publishedAt > now ? 'its date is in the future' : null
}

/** What Ghost shows to members alone, within a post that is public. */
const gated = /<!--\s*kg-gated-block:begin\b([^>]*)-->(?:[\s\S]*?<!--\s*kg-gated-block:end\s*-->|[\s\S]*$)/g

/** The text as Ghost shows it to who has not signed in, and how many of its parts are for members. */
function publicHtml(html: string): { publicPart: string; hiddenParts: number } {
  let hiddenParts = 0
  const publicPart = html.replace(gated, (part, rule: string) => {
    if (/\bnonMember:\s*true\b/.test(rule)) return part
    hiddenParts += 1
    return ''
  })
  return { publicPart, hiddenParts }
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
    if (!post) leaveOut('it is no post of Ghost')
    else if (plan.articles.some(({ id }) => id === idOf(post))) leaveOut('another post has its address')
    else
      try {
        const article = articleOf(file, post, now, leaveOut)
        if (typeof article === 'string') leaveOut(article)
        else plan.articles.push(article)
      } catch (error) {
        leaveOut(`it cannot be read: ${error instanceof Error ? error.message : String(error)}`)
      }
  }
  return plan
}

const idOf = ({ slug, uuid }: Post) => idFor(slug, `ghost ${uuid ?? slug}`)

/** What a post is as an article, or why it is none. @param leaveOut is given what is left out of it */
function articleOf(
  file: string,
  post: Post,
  now: number,
  leaveOut: (reason: string) => void,
): PlannedArticle | string {
  const reason = hidden(post, now)
  if (reason !== null) return reason
  const { publicPart, hiddenParts } = publicHtml(post.html ?? '')
  const text = htmlText(publicPart.replaceAll(origin, ''))
  const title = cut(post.title, longest.title)
  if (text.markdown === '') return 'it has no text'
  if (title === '') return 'its title is empty'
  if (hiddenParts > 0) leaveOut(`of its text ${hiddenParts} part${hiddenParts === 1 ? '' : 's'} for members`)
  for (const lost of lostOf(text)) leaveOut(lost)
  const image = post.feature_image ?? null
  const cover = image ? coverOf(file, image) : null
  if (image && !cover) leaveOut(`its picture ${cut(image, 200)}, which is not below the folder of the export`)
  const createdAt = momentOf(post.published_at) ?? now
  return { id: idOf(post), title, markdown: text.markdown, cover, createdAt }
}
