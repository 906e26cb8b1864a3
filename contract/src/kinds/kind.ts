import type { Roles } from '../roles.ts'
import type { NavigationPath } from '../site/paths.ts'

/** What the portal has to know of a kind of content besides its fields; every list of kinds is made of these. */
export interface Kind {
  /** What people call one of them: `article`. */
  one: string
  /** And several of them: `articles`. */
  many: string
  /** The heading of a list of them: `News`. */
  title: string
  /** The Firestore collection of its documents. */
  collection: string
  /** The part of the portal that shows it, which an owner may hide; what the settings call it, where that is not its title. */
  area: string
  areaTitle?: string
  /** The screen that lists them, as visitors open it, and its item in the navigation. */
  list?: { path: string; under: NavigationPath }
  /** The path of its newest entries as RSS, and of its days as a calendar. */
  feed?: string
  calendar?: string
  /** The documented address (SPEC §2) of one of them, but for its id. */
  address: string
  /** The documented address to share, where it is another. */
  shareAddress?: string
  /** The first part of its readable address: `/products/<slug>-<id>`; missing where it has none. */
  readable?: string
  /** The tool of the dashboard that it is added with; its own where it has drafts. */
  tool: string
  /** The key that opens the tool after `g`, where it is its own. */
  key?: string
  /** The roles that manage it. */
  roles: Roles
  /** The calls that add and delete, as the audit log names them. */
  calls: { add: string; delete: string }
  /** The call that lists them, where the list is read like any other. */
  listCall?: string
  /** The error where one is not there. */
  notFound: `${string}-not-found`
  /** The calls that show it to everyone: what a change makes old. */
  reads: readonly string[]
  /** Its form is as large as the window, with drafts on the server; an album's form has its code, which is stored nowhere. */
  hasDrafts: boolean
  /** It has a text in Markdown, which may show other entries or link to them. */
  hasText: boolean
  /** It has tags, and is in the lists of those. */
  hasTags?: true
  /** What is counted of each entry and day. */
  figures: readonly ('views' | 'votes' | 'downloads')[]
  /** Visitors see on the landing that there is a new one. */
  isHighlighted: boolean
  /** The heading of the notification that members get of a new one; missing where they get none. */
  notification?: string
}
