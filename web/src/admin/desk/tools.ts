import { brand } from '@dlm/contract/brand/brand'
import type { DashboardCounts } from '@dlm/contract/dashboard/dashboard.schema'
import { leadingZero } from '@dlm/contract/format/leading-zero'
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
    ...{ name: tool, title: `Add ${title}`, icon: kindIcons[kind], count: tool },
    counted: (count) => plural(count, one),
  }
}

/** The eight tools (SPEC §2). */
const tools: readonly Tool[] = [
  {
    ...{ name: 'media', title: 'Add Media', icon: Images, count: 'media' },
    counted: (media) => plural(media, 'file'),
  },
  ...kindsWith('hasDrafts').map(toolOf),
  {
    ...{ name: 'faqs', title: 'Reply FAQs', icon: MessagesSquare, count: 'questions', isWork: true },
    counted: (questions) => `${leadingZero(questions)} to answer`,
  },
  {
    ...{ name: 'sonata', title: 'Sonata Logs', icon: KeyRound, count: 'sonata', isWork: true },
    counted: (sonata) => `${leadingZero(sonata)} not payed`,
  },
  {
    name: 'users',
    get title() {
      return `${brand.product} Users`
    },
    ...{ icon: Users, count: 'users' },
    counted: (users) => plural(users, 'account'),
  },
]

/** Those of them whose areas the owner shows, and that the signed-in admin works with. */
export const offeredTools = (): readonly Tool[] => tools.filter(({ name }) => isOwnTool(name))

/** What has no tile. */
const others = { bin: 'Recycle bin', settings: 'Settings', factor: 'Second factor' } as const

/** The name of a tool, as its tile and its screen have it. */
export function toolTitle(name: ToolName): string {
  const names: Partial<Record<ToolName, string>> = others
  return names[name] ?? tools.find((tool) => tool.name === name)?.title ?? ''
}
