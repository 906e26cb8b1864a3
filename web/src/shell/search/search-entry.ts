import { capitalised } from '@dlm/contract/format/capitalised'
import { ofEachKind } from '@dlm/contract/kinds/kinds'
import { albumContents } from '@dlm/contract/media/album-contents'
import type { Album } from '@dlm/contract/media/media.schema'
import type { SearchKind, SearchResult } from '@dlm/contract/site/search.schema'
import { searchTexts } from '@dlm/contract/site/search.texts'
import type { LucideIcon } from 'lucide-react'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import { kindIcons } from '../../lib/kind-icons.ts'
import { albumPath } from '../../lib/paths.ts'
import type { Commands } from './commands.ts'
import { screenIcons } from './screen-icons.ts'
import { type FoundScreen, findScreens, mainScreens } from './screens.ts'

/** One result as it is shown: what the server found, or a screen. */
export interface SearchEntry extends Pick<SearchResult, 'title' | 'path' | 'text' | 'picture'> {
  key: string
  kind: FoundKind
  /** The keys that open it as well. */
  keys?: string | undefined
}

/** How a kind is called and shown. */
export interface FoundKind {
  label: string
  /** What one of them is called. */
  one: string
  icon: LucideIcon
}

/** Results below one heading. */
export interface SearchGroup {
  label: string
  /** They are of several kinds, so each says its own. */
  isMixed?: boolean
  entries: readonly SearchEntry[]
}

/** The kinds that the server finds. */
export const kindsFound: Readonly<Record<SearchKind, FoundKind>> = {
  ...ofEachKind(({ title, one }, kind) => ({ label: title, one: capitalised(one), icon: kindIcons[kind] })),
  question: {
    ...{ label: searchTexts.questions, one: searchTexts.question },
    icon: MessageCircleQuestionMark,
  },
}

const dashboard = { label: searchTexts.dashboard, one: searchTexts.dashboard, icon: LayoutDashboard }
const site = { label: searchTexts.pages, one: searchTexts.page, icon: PanelsTopLeft }

const keyed = (kind: FoundKind, screens: readonly FoundScreen[]): SearchEntry[] =>
  screens.map(({ icon, ...screen }) => ({
    ...screen,
    key: screen.path,
    kind: { ...kind, icon: icon ?? screenIcons[screen.path] ?? kind.icon },
  }))

/** The commands that a search finds; all of them where nothing is typed. */
function findCommands(search: string, { screens, lists }: Commands): SearchEntry[] {
  return keyed(dashboard, search === '' ? screens : [...findScreens(search, screens), ...lists(search)])
}

const entryOf = ({ kind, ...result }: SearchResult): SearchEntry => ({
  ...result,
  key: `${kind}-${result.id}`,
  kind: kindsFound[kind],
})

/** Screens and what the server found whose titles match, the best first; among equals, the shortest title, of which the search is more. */
function bestMatches(search: string, entries: readonly SearchEntry[]): SearchEntry[] {
  return entries
    .map((entry) => ({ entry, rank: rankTitle(entry.title, search) }))
    .filter((match): match is { entry: SearchEntry; rank: number } => match.rank !== undefined)
    .sort((a, b) => a.rank - b.rank || a.entry.title.length - b.entry.title.length)
    .map(({ entry }) => entry)
}

/** What is offered before anything is typed: the latest album and the main screens, or the commands of the dashboard. */
export function startGroups(album: Album | undefined, commands: Commands | null = null): SearchGroup[] {
  if (commands) return groupResults('', [], commands)
  const latest = album && {
    ...{ title: album.name, path: albumPath(album.fid), picture: album.cover },
    ...{ text: albumContents(album), key: `album-${album.fid}`, kind: kindsFound.album },
  }
  return [
    { label: searchTexts.latestAlbum, entries: latest ? [latest] : [] },
    { label: site.label, entries: keyed(site, mainScreens()) },
  ].filter(({ entries }) => entries.length > 0)
}

/** Commands, which are there at once, then the entries whose titles match, and then what matches elsewhere, kind by kind. */
export function groupResults(
  search: string,
  results: readonly SearchResult[],
  commands: Commands | null = null,
): SearchGroup[] {
  const kinds = Object.values(kindsFound)
  const entries = results.map(entryOf).sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  const best = bestMatches(search, [...keyed(site, findScreens(search)), ...entries])
  return [
    { label: dashboard.label, entries: commands ? findCommands(search, commands) : [] },
    { label: searchTexts.bestMatch, isMixed: true, entries: best },
    ...kinds.map((kind) => ({
      label: kind.label,
      entries: entries.filter((entry) => entry.kind === kind && !best.includes(entry)),
    })),
  ].filter(({ entries }) => entries.length > 0)
}

const isLetterOrDigit = /[\p{L}\p{N}]/u

/**
 * How well a title matches a search, without case: 0 is all of it, 1 its beginning, 2 the beginning of a word, 3 within a word.
 * @returns undefined where the title does not contain the search
 */
export function rankTitle(title: string, search: string): number | undefined {
  const [text, wanted] = [title.trim().toLowerCase(), search.toLowerCase()]
  const first = text.indexOf(wanted)
  if (wanted === '' || first < 0) return undefined
  if (first === 0) return text === wanted ? 0 : 1
  for (let at = first; at > 0; at = text.indexOf(wanted, at + 1))
    if (!isLetterOrDigit.test(text.charAt(at - 1))) return 2
  return 3
}
