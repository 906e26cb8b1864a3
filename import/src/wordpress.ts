import { studioMoment } from '@dlm/contract/format/studio-moment'
import { type HtmlText, htmlText, lostOf, plainHtml } from './html-text.ts'
import { momentOf } from './moment.ts'
import { cut, emptyPlan, idFor, longest, type Plan, type PlannedArticle } from './plan.ts'
import type { SourceFiles } from './source-files.ts'
import { type PicturesOfPost, picturesOf } from './wordpress-pictures.ts'
import { publicText } from './wordpress-text.ts'
import { readWxr, type Wxr, type WxrItem } from './wxr.ts'

/** Why a post of this state is not public. */
const states: Readonly<Record<string, string>> = {
  ...{ draft: 'it is a draft', 'auto-draft': 'it is a draft', pending: 'it waits for a review' },
  ...{ future: 'it is scheduled', trash: 'it is in the trash', private: 'it is private' },
}

/** Fields by which plugins say who may read a post, and what they say of one that all may read. */
const audiences: Readonly<Record<string, RegExp>> = {
  _jetpack_newsletter_access: /^(?:every\w+)?$/,
  ...{ _members_access_role: /^$/, rcp_access_level: /^(?:0|None)?$/, rcp_user_level: /^(?:All)?$/ },
  ...{ rcp_subscription_level: /^$/, _rcp_restricted: /^0?$/, restrict_content: /^(?:0|no)?$/ },
}

/** Publication of a post (ms): by UTC, and by the studio's clock where the export has no UTC; null for what is no date. */
function publicationOf({ date, dateGmt }: WxrItem): number | null {
  const inUtc = momentOf(dateGmt)
  if (inUtc !== null || momentOf(date) === null) return inUtc
  const [, minute = '', second = '0'] = /^(.{16}):?(\d{2})?/.exec(date.replace(' ', 'T')) ?? []
  return studioMoment(minute) + Number(second) * 1000
}

/** Why a post must not be published here; null for a public one. */
function hidden(post: WxrItem, now: number): string | null {
  const { type, status, password, meta } = post
  if (status !== 'publish') return states[status] ?? `it is “${status}”`
  if (type === 'page') return 'a published page'
  if (password !== '') return 'it has a password'
  for (const [field, open] of Object.entries(audiences)) {
    const value = meta.get(field)
    if (value !== undefined && !open.test(value)) return `its ${field} says who may read it`
  }
  const at = publicationOf(post)
  if (at === null) return 'its date cannot be read'
  return at > now ? 'its date is in the future' : null
}

const idOf = ({ slug, title, guid, id }: WxrItem) => idFor(slug || title, `wordpress ${guid || id}`)

/** What a post is as an article, or why it is none. @param leaveOut is given what is left out of it */
function articleOf(
  post: WxrItem,
  blocks: ReadonlyMap<string, WxrItem>,
  pictures: PicturesOfPost,
  now: number,
  leaveOut: (reason: string) => void,
): PlannedArticle | string {
  const reason = hidden(post, now)
  if (reason !== null) return reason
  const { html, leftOut } = publicText(post.text, {
    sharedBlock(id) {
      const block = blocks.get(id)
      return block && hidden(block, now) === null ? block.text : null
    },
    gallery: (ids) => pictures.gallery(ids),
  })
  const text: HtmlText = htmlText(html, pictures.show)
  const title = cut(plainHtml(post.title), longest.title)
  const lost = [...leftOut, ...lostOf(text)]
  if (text.markdown === '') return ['it has no text', ...lost].join('; ')
  if (title === '') return 'its title is empty'
  const cover = pictures.cover()
  for (const each of [...lost, ...pictures.leftOut]) leaveOut(each)
  pictures.keep()
  return { id: idOf(post), title, markdown: text.markdown, cover, createdAt: publicationOf(post) ?? now }
}

/** What an export holds besides posts, pages and attachments, each kind on one line. */
function othersIn({ items, users, terms }: Wxr): string[] {
  const counts = new Map<string, number>()
  const add = (name: string, by: number) => by > 0 && counts.set(name, (counts.get(name) ?? 0) + by)
  add('users', users)
  add('categories and tags', terms)
  for (const { type, comments } of items) {
    add('comments', comments)
    if (type === 'nav_menu_item') add('items of menus', 1)
    else if (!['post', 'page', 'attachment'].includes(type)) add(`items of the type “${type}”`, 1)
  }
  return Array.from(counts, ([name, count]) => `${name}: ${count}`)
}

/**
 * Reads WordPress' export: its public posts are articles, and the pictures in their texts one album.
 * @param media a copy of the folder `wp-content/uploads`; null without one
 * @param now ms
 * @throws StopError for a file of something else
 */
export function readWordPress(files: SourceFiles, file: string, media: string | null, now: number): Plan {
  const wxr = readWxr(files.text(file), file)
  const plan = emptyPlan()
  const pictures = picturesOf(files, wxr, media)
  const blocks = new Map(
    wxr.items.filter(({ type }) => type === 'wp_block').map((block) => [block.id, block]),
  )
  const taken = new Set<string>()
  for (const post of wxr.items.filter(({ type }) => type === 'post' || type === 'page')) {
    const leaveOut = (reason: string) =>
      plan.leftOut.push(
        `${post.slug || cut(post.title, longest.name) || `${post.type} ${post.id}`}: ${reason}`,
      )
    try {
      const article = articleOf(post, blocks, pictures.of(post), now, leaveOut)
      if (typeof article === 'string') leaveOut(article)
      else if (taken.has(article.id)) leaveOut('another post has its address')
      else plan.articles.push(article)
      if (typeof article !== 'string') taken.add(article.id)
    } catch (error) {
      leaveOut(`it cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const album = pictures.album()
  if (album) plan.albums.push(album)
  plan.leftOut.push(...othersIn(wxr))
  if (pictures.unused() > 0)
    plan.leftOut.push(
      media === null
        ? `attachments: ${pictures.unused()}, since there is no copy of wp-content/uploads`
        : `attachments that no published post shows: ${pictures.unused()}`,
    )
  return plan
}
