import { dirname, join } from 'pathe'
import * as z from 'zod'
import { decoded, fileWithin } from './file-within.ts'
import { htmlText, lostOf } from './html-text.ts'
import { momentOf } from './moment.ts'
import { type PicturesOfText, pictureAlbum, pictureFile, type SitePicture } from './picture-album.ts'
import { cut, emptyPlan, idFor, longest, type Plan, type PlannedArticle } from './plan.ts'
import type { SourceFiles } from './source-files.ts'
import { UnreadableExport } from './unreadable-export.ts'

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
const Setting = z.object({ key: z.string(), value: z.unknown() })
const Data = z.object({ posts: z.array(z.unknown()), settings: z.array(Setting).catch([]) })
const Export = z.object({ db: z.array(z.object({ data: Data })).min(1) })

/** The origin of Ghost's pictures, as its export names it. */
const origin = '__GHOST_URL__'

/** The posts of an export, and the site's title. @throws UnreadableExport for a file of something else */
function readExport(files: SourceFiles, file: string): { posts: unknown[]; title: string } {
  const text = files.text(file)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new UnreadableExport(`${file} is no JSON file.`)
  }
  const read = Export.safeParse(json)
  if (!read.success) throw new UnreadableExport(`${file} is no export of Ghost.`)
  const settings = read.data.db.flatMap(({ data }) => data.settings)
  const title = settings.find(({ key }) => key === 'title')?.value
  return { posts: read.data.db.flatMap(({ data }) => data.posts), title: String(title ?? 'Ghost') }
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

/** What an address in a text leads to; null for a picture that is not the site's. The sizes that Ghost made are left aside. */
function findPicture(files: SourceFiles, file: string, source: string): SitePicture | null {
  const [, written] = /^\/?content\/images\/(?:size\/w\d+(?:h\d+)?\/)?([^?#]+)/.exec(source) ?? []
  if (written === undefined) return null
  const place = decoded(written)
  return { place, ...pictureFile(files, join(dirname(file), 'content', 'images'), place) }
}

/** The file of a post's picture below the export's folder; null without one, and for one that is elsewhere. */
function coverOf(files: SourceFiles, file: string, image: string): string | null {
  const folder = dirname(file)
  return fileWithin(files, folder, folder, image.replace(origin, '.').replace(/^\/(?=content\/)/, ''))
}

/**
 * Reads the JSON file of Ghost's export (Settings → Labs → Export): its public posts are articles. Pictures are those
 * of `content/images` beside it, where that folder was copied too; those in texts are one album.
 * @param now ms
 * @throws UnreadableExport for a file of something else
 */
export function readGhost(files: SourceFiles, file: string, now: number): Plan {
  const plan = emptyPlan()
  const { posts, title } = readExport(files, file)
  const { ofText, album } = pictureAlbum(files, 'ghost')
  const pictures = () => ofText((source) => findPicture(files, file, source))
  for (const [at, written] of posts.entries()) {
    const { data: post } = Post.safeParse(written)
    const leaveOut = (reason: string) => plan.leftOut.push(`${post?.slug ?? `post ${at + 1}`}: ${reason}`)
    if (!post) leaveOut('it is no post of Ghost')
    else if (plan.articles.some(({ id }) => id === idOf(post))) leaveOut('another post has its address')
    else
      try {
        const article = articleOf({ files, file }, post, pictures(), now, leaveOut)
        if (typeof article === 'string') leaveOut(article)
        else plan.articles.push(article)
      } catch (error) {
        leaveOut(`it cannot be read: ${error instanceof Error ? error.message : String(error)}`)
      }
  }
  const shownPictures = album(title, title)
  if (shownPictures) plan.albums.push(shownPictures)
  return plan
}

const idOf = ({ slug, uuid }: Post) => idFor(slug, `ghost ${uuid ?? slug}`)

/** What a post is as an article, or why it is none. @param leaveOut is given what is left out of it */
function articleOf(
  { files, file }: { files: SourceFiles; file: string },
  post: Post,
  pictures: PicturesOfText,
  now: number,
  leaveOut: (reason: string) => void,
): PlannedArticle | string {
  const reason = hidden(post, now)
  if (reason !== null) return reason
  const { publicPart, hiddenParts } = publicHtml(post.html ?? '')
  const text = htmlText(publicPart.replaceAll(origin, ''), pictures.show)
  const title = cut(post.title, longest.title)
  if (text.markdown === '') return 'it has no text'
  if (title === '') return 'its title is empty'
  if (hiddenParts > 0) leaveOut(`of its text ${hiddenParts} part${hiddenParts === 1 ? '' : 's'} for members`)
  for (const each of [...lostOf(text), ...pictures.leftOut]) leaveOut(each)
  const image = post.feature_image ?? null
  const cover = image ? coverOf(files, file, image) : null
  if (image && !cover) leaveOut(`its picture ${cut(image, 200)}, which is not below the folder of the export`)
  const createdAt = momentOf(post.published_at) ?? now
  pictures.keep()
  return { id: idOf(post), title, markdown: text.markdown, cover, createdAt }
}
