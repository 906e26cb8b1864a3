import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import type { LucideIcon } from 'lucide-react'
import Bookmark from 'lucide-react/icons/bookmark'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ContactRound from 'lucide-react/icons/contact-round'
import Cookie from 'lucide-react/icons/cookie'
import Download from 'lucide-react/icons/download'
import FileArchive from 'lucide-react/icons/file-archive'
import House from 'lucide-react/icons/house'
import Images from 'lucide-react/icons/images'
import KeyRound from 'lucide-react/icons/key-round'
import Medal from 'lucide-react/icons/medal'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import Package from 'lucide-react/icons/package'
import Rocket from 'lucide-react/icons/rocket'
import Scale from 'lucide-react/icons/scale'
import SearchCheck from 'lucide-react/icons/search-check'
import Shield from 'lucide-react/icons/shield'
import Star from 'lucide-react/icons/star'
import Telescope from 'lucide-react/icons/telescope'
import UserRound from 'lucide-react/icons/user-round'
import { kindIcons } from '../../lib/kind-icons.ts'
import { askPath, mediaTabPath, paths, termsPath } from '../../lib/paths.ts'

/** The icon of each screen that is found by its title, by its address. One that another file has too would be a file of its own, which each page names. */
export const screenIcons: Readonly<Record<string, LucideIcon>> = {
  ...Object.fromEntries(kindsWith('list').map((kind) => [kinds[kind].list.path, kindIcons[kind]])),
  [paths.home]: House,
  [paths.explore]: Telescope,
  [paths.products]: Package,
  [paths.events]: CalendarDays,
  [paths.viewSuccess]: Medal,
  [paths.media]: Images,
  [mediaTabPath('saved')]: Bookmark,
  [paths.downloadMedia]: Download,
  [paths.downloadZip]: FileArchive,
  [paths.profile]: UserRound,
  [paths.makeId]: ContactRound,
  [paths.rate]: Star,
  [paths.sonata]: KeyRound,
  [paths.verifyKey]: SearchCheck,
  [paths.getStart]: Rocket,
  [termsPath('terms')]: Scale,
  [termsPath('privacy')]: Shield,
  [paths.cookiePolicy]: Cookie,
  [termsPath('faq')]: MessageCircleQuestionMark,
  [askPath]: MessageSquarePlus,
}
