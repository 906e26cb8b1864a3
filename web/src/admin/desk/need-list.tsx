import type { Need } from '@dlm/contract/dashboard/dashboard.schema'
import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
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

const needTexts = deskTexts.needs

interface NeedView {
  icon: LucideIcon
  title(need: Need): string
  detail(need: Need): string
  path(adid: string, need: Need): string
}

const oldest = ({ at }: Need) => (at === undefined ? '' : needTexts.oldest(daysSince(at)))

const needViews: Readonly<Record<Need['kind'], NeedView>> = {
  costs: {
    icon: Gauge,
    title: ({ count }) => needTexts.costs(count),
    detail: () => needTexts.costsHint,
    path: (adid) => `${dashboardToolPath(adid)}#costs`,
  },
  questions: {
    icon: MessagesSquare,
    title: ({ count }) => needTexts.questions(count),
    detail: oldest,
    path: (adid) => dashboardToolPath(adid, 'faqs'),
  },
  keys: {
    icon: KeyRound,
    title: ({ count }) => needTexts.keys(count),
    detail: oldest,
    path: (adid) => dashboardToolPath(adid, 'sonata'),
  },
  mails: {
    icon: MailWarning,
    title: ({ count }) => needTexts.mails(count),
    detail: () => needTexts.mailsHint,
    path: (adid) => dashboardToolPath(adid, 'users'),
  },
  photos: {
    icon: ImageOff,
    title: ({ count }) => needTexts.photos(count),
    detail: () => needTexts.photosHint,
    path: (adid, { album }) => dashboardToolPath(adid, 'media', album === undefined ? {} : { album }),
  },
  drafts: {
    icon: CalendarClock,
    title: ({ count }) => needTexts.drafts(count),
    detail: ({ at }) =>
      at === undefined ? needTexts.noTime : needTexts.nextDraft(formatPublish(studioMinute(at))),
    path: (adid, { area = 'news' }) => dashboardToolPath(adid, area, { state: 'drafts' }),
  },
  alts: {
    icon: Captions,
    title: ({ count }) => needTexts.alts(count),
    detail: () => needTexts.altsHint,
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
        {deskTexts.nothingToDo}
      </p>
    )
  return (
    <ul className="needs grid gap-3">
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
