import type { SearchKind, SearchResult } from '@dlm/contract/site/search.schema'
import type { LucideIcon } from 'lucide-react'
import AudioLines from 'lucide-react/icons/audio-lines'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Handshake from 'lucide-react/icons/handshake'
import Image from 'lucide-react/icons/image'
import Images from 'lucide-react/icons/images'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import type { Commands } from './commands.ts'
import { type FoundScreen, findScreens } from './screens.ts'

/** One result as it is shown: what the server found, or a screen. */
export interface SearchEntry extends Pick<SearchResult, 'title' | 'path' | 'text' | 'picture'> {
  key: string
}

/** The results of one kind. */
export interface SearchGroup {
  label: string
  icon: LucideIcon
  entries: readonly SearchEntry[]
}

/** How each kind is called and shown. */
export const kindsFound: Readonly<Record<SearchKind, Omit<SearchGroup, 'entries'>>> = {
  news: { label: 'News', icon: Newspaper },
  product: { label: 'Products', icon: Package },
  service: { label: 'Services', icon: Handshake },
  event: { label: 'Events', icon: CalendarDays },
  album: { label: 'Albums', icon: Images },
  photo: { label: 'Photos', icon: Image },
  video: { label: 'Videos', icon: Clapperboard },
  audio: { label: 'Audio', icon: AudioLines },
  question: { label: 'Questions', icon: MessageCircleQuestionMark },
}

const keyed = (screens: readonly FoundScreen[]): SearchEntry[] =>
  screens.map((screen) => ({ ...screen, key: screen.path }))

/** The commands that a search finds; all of them where nothing is typed. */
function findCommands(search: string, { screens, lists }: Commands): SearchEntry[] {
  return keyed(search === '' ? screens : [...findScreens(search, screens), ...lists(search)])
}

/** Commands and screens, which are there at once, and then what the server found, kind by kind. */
export function groupResults(
  search: string,
  results: readonly SearchResult[],
  commands: Commands | null = null,
): SearchGroup[] {
  const found = Object.entries(kindsFound).map(([kind, group]) => ({
    ...group,
    entries: results
      .filter((result) => result.kind === kind)
      .map((result) => ({ ...result, key: `${kind}-${result.id}` })),
  }))
  return [
    { label: 'Dashboard', icon: LayoutDashboard, entries: commands ? findCommands(search, commands) : [] },
    { label: 'Screens', icon: PanelsTopLeft, entries: keyed(findScreens(search)) },
    ...found,
  ].filter(({ entries }) => entries.length > 0)
}
