import { brand } from '@dlm/contract/brand/brand'
import type { DashboardCounts } from '@dlm/contract/dashboard/dashboard.schema'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { plural } from '@dlm/contract/format/plural'
import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Images from 'lucide-react/icons/images'
import KeyRound from 'lucide-react/icons/key-round'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Shield from 'lucide-react/icons/shield'
import Users from 'lucide-react/icons/users'
import { Link } from 'react-router'
import { dashboardToolPath, type ToolName } from '../../lib/dashboard-tools.ts'

interface Tool {
  name: Exclude<ToolName, 'bin'>
  /** As SPEC §2 has it. */
  title: string
  icon: LucideIcon
  /** What its count counts. */
  counts: (counts: DashboardCounts) => string
}

const tools: readonly Tool[] = [
  { name: 'media', title: 'Add Media', icon: Images, counts: ({ media }) => plural(media, 'file') },
  { name: 'news', title: 'Add News', icon: Newspaper, counts: ({ news }) => plural(news, 'article') },
  {
    name: 'events',
    title: 'Add Events',
    icon: CalendarDays,
    counts: ({ events }) => plural(events, 'event'),
  },
  {
    name: 'products',
    title: 'Add Products',
    icon: Package,
    counts: ({ products }) => plural(products, 'product'),
  },
  {
    name: 'services',
    title: 'Add Services',
    icon: Shield,
    counts: ({ services }) => plural(services, 'service'),
  },
  {
    name: 'faqs',
    title: 'Reply FAQs',
    icon: MessagesSquare,
    counts: ({ questions }) => `${leadingZero(questions)} to answer`,
  },
  {
    name: 'sonata',
    title: 'Sonata Logs',
    icon: KeyRound,
    counts: ({ sonata }) => `${leadingZero(sonata)} not payed`,
  },
  {
    name: 'users',
    title: `${brand.product} Users`,
    icon: Users,
    counts: ({ users }) => plural(users, 'account'),
  },
]

/** The name of a tool, as its tile and its screen have it. */
export function toolTitle(name: ToolName): string {
  return tools.find((tool) => tool.name === name)?.title ?? 'Recycle bin'
}

/** The eight tools as large tiles with live counts (LOOK "Dashboard"). */
export function ToolGrid({ adid, counts }: { adid: string; counts: DashboardCounts }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      {tools.map(({ name, title, icon: Icon, counts: countOf }) => (
        <li key={name} className="grid">
          <Link
            to={dashboardToolPath(adid, name)}
            className="grid min-h-36 content-between gap-4 rounded-card border border-line bg-surface p-4 transition-transform hover:-translate-y-0.5 hover:border-accent sm:min-h-44 sm:p-5"
          >
            <Icon aria-hidden="true" className="size-8 text-accent sm:size-10" strokeWidth={1.5} />
            <span className="grid gap-1">
              <span className="text-h3 font-heading font-semibold">{title}</span>
              <span className="text-sm text-soft tabular-nums">{countOf(counts)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
