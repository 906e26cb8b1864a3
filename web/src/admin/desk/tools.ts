import type { DashboardCounts } from '@dlm/contract/dashboard/dashboard.schema'
import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
import { plural } from '@dlm/contract/format/plural'
import { type KindWith, kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import type { LucideIcon } from 'lucide-react'
import Images from 'lucide-react/icons/images'
import KeyRound from 'lucide-react/icons/key-round'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Users from 'lucide-react/icons/users'
import type { ToolName } from '../../lib/dashboard-tools.ts'
import { kindIcons } from '../../lib/kind-icons.ts'
import { isOwnTool } from './own-tools.ts'

/** A tool of the dashboard. */
export interface Tool {
  name: Exclude<ToolName, keyof typeof others>
  /** As SPEC §2 has it. */
  title: string
  /** What the rail calls it. */
  short: string
  icon: LucideIcon
  /** Which count is its own. */
  count: keyof DashboardCounts
  /** What that counts, in words. */
  counted(count: number): string
  /** It counts open tasks. */
  isWork?: true
}

/** The tool of a kind that has one of its own. */
function toolOf(kind: KindWith<'hasDrafts'>): Tool {
  const { tool, title, one } = kinds[kind]
  return {
    ...{ name: tool, title: deskTexts.addKind(title), short: title, icon: kindIcons[kind], count: tool },
    counted: (count) => plural(count, one),
  }
}

/** The eight tools (SPEC §2). */
const tools: readonly Tool[] = [
  {
    ...{ name: 'media', title: deskTexts.addMedia, short: deskTexts.media, icon: Images, count: 'media' },
    counted: (media) => deskTexts.files(media),
  },
  ...kindsWith('hasDrafts').map(toolOf),
  {
    ...{ name: 'faqs', title: deskTexts.replyFaqs, short: deskTexts.questions },
    ...{ icon: MessagesSquare, count: 'questions', isWork: true },
    counted: (questions) => deskTexts.toAnswer(questions),
  },
  {
    ...{ name: 'sonata', title: deskTexts.sonataLogs, short: deskTexts.keys },
    ...{ icon: KeyRound, count: 'sonata', isWork: true },
    counted: (sonata) => deskTexts.notPayed(sonata),
  },
  {
    name: 'users',
    get title() {
      return deskTexts.users
    },
    ...{ short: deskTexts.members, icon: Users, count: 'users' },
    counted: (users) => deskTexts.accounts(users),
  },
]

/** Those of them whose areas the owner shows, and that the signed-in admin works with. */
export const offeredTools = (): readonly Tool[] => tools.filter(({ name }) => isOwnTool(name))

/** What has no tile. */
const others = {
  rooms: deskTexts.rooms,
  bin: deskTexts.recycleBin,
  settings: deskTexts.settings,
  factor: deskTexts.secondFactor,
} as const

/** The name of a tool, as its tile and its screen have it. */
export function toolTitle(name: ToolName): string {
  const names: Partial<Record<ToolName, string>> = others
  return names[name] ?? tools.find((tool) => tool.name === name)?.title ?? ''
}
