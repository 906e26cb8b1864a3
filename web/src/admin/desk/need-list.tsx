import type { Need } from '@dlm/contract/dashboard/dashboard.schema'
import { plural } from '@dlm/contract/format/plural'
import { studioMinute } from '@dlm/contract/format/studio-minute'
import type { LucideIcon } from 'lucide-react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Captions from 'lucide-react/icons/captions'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import Gauge from 'lucide-react/icons/gauge'
import ImageOff from 'lucide-react/icons/image-off'
import KeyRound from 'lucide-react/icons/key-round'
import MailWarning from 'lucide-react/icons/mail-warning'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { Link } from 'react-router'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import { daysSince } from '../../lib/format/days-since.ts'
import { formatPublish } from '../../lib/format/format-day.ts'

interface NeedView {
  icon: LucideIcon
  title(need: Need): string
  detail(need: Need): string
  path(adid: string, need: Need): string
}

const oldest = ({ at }: Need) => (at === undefined ? '' : `The oldest came ${daysSince(at)}.`)

const needViews: Readonly<Record<Need['kind'], NeedView>> = {
  costs: {
    icon: Gauge,
    title: ({ count }) => `${count} % of the month is used`,
    detail: () => 'See what pauses, below.',
    path: (adid) => `${dashboardToolPath(adid)}#costs`,
  },
  questions: {
    icon: MessagesSquare,
    title: ({ count }) => `${plural(count, 'question')} without a reply`,
    detail: oldest,
    path: (adid) => dashboardToolPath(adid, 'faqs'),
  },
  keys: {
    icon: KeyRound,
    title: ({ count }) => `${plural(count, 'key request')} not payed`,
    detail: oldest,
    path: (adid) => dashboardToolPath(adid, 'sonata'),
  },
  mails: {
    icon: MailWarning,
    title: ({ count }) => `${plural(count, 'mail')} not sent`,
    detail: () => 'The provider refused it; the entry it belongs to offers another try.',
    path: (adid) => dashboardToolPath(adid, 'users'),
  },
  photos: {
    icon: ImageOff,
    title: ({ count }) => `${plural(count, 'photo')} that cannot be read`,
    detail: () => 'Try again, or upload it once more.',
    path: (adid, { album }) => dashboardToolPath(adid, 'media', album === undefined ? {} : { album }),
  },
  drafts: {
    icon: CalendarClock,
    title: ({ count }) => `${plural(count, 'draft')} to be published`,
    detail: ({ at }) =>
      at === undefined ? 'No time is set.' : `The next on ${formatPublish(studioMinute(at))}.`,
    path: (adid, { area = 'news' }) => dashboardToolPath(adid, area, { order: 'drafts' }),
  },
  alts: {
    icon: Captions,
    title: ({ count }) => `${plural(count, 'photo')} without an alt text`,
    detail: () => 'An alt text describes the photo to those who cannot see it.',
    path: (adid, { album }) =>
      dashboardToolPath(adid, 'media', album === undefined ? {} : { album, sheet: '1' }),
  },
}

/** The open tasks, each a link to where it is done. */
export function NeedList({ adid, needs }: { adid: string; needs: readonly Need[] }) {
  if (needs.length === 0)
    return (
      <p className="flex items-center gap-3 rounded-card border border-line bg-surface p-4 text-soft">
        <CircleCheck aria-hidden="true" className="size-6 text-success" />
        Nothing waits for you.
      </p>
    )
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {needs.map((need) => {
        const { icon: Icon, title, detail, path } = needViews[need.kind]
        return (
          <li key={need.kind} className="grid">
            <Link
              to={path(adid, need)}
              className="flex min-h-20 items-center gap-4 rounded-card border border-line bg-surface p-4 transition-transform hover:-translate-y-0.5 hover:border-accent"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-wash text-accent">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="font-semibold">{title(need)}</span>
                <span className="text-sm text-soft">{detail(need)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
