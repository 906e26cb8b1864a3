import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import type { LucideIcon } from 'lucide-react'
import Bookmark from 'lucide-react/icons/bookmark'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Compass from 'lucide-react/icons/compass'
import Cookie from 'lucide-react/icons/cookie'
import Download from 'lucide-react/icons/download'
import FileArchive from 'lucide-react/icons/file-archive'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Images from 'lucide-react/icons/images'
import KeyRound from 'lucide-react/icons/key-round'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import Package from 'lucide-react/icons/package'
import Rocket from 'lucide-react/icons/rocket'
import Scale from 'lucide-react/icons/scale'
import ScanSearch from 'lucide-react/icons/scan-search'
import Shield from 'lucide-react/icons/shield'
import Star from 'lucide-react/icons/star'
import Trophy from 'lucide-react/icons/trophy'
import UserRound from 'lucide-react/icons/user-round'
import { kindIcons } from '../../lib/kind-icons.ts'
import { askPath, mediaTabPath, paths, termsPath } from '../../lib/paths.ts'

/** The icon of each screen that is found by its title, by its address. */
export const screenIcons: Readonly<Record<string, LucideIcon>> = {
  ...Object.fromEntries(kindsWith('list').map((kind) => [kinds[kind].list.path, kindIcons[kind]])),
  [paths.home]: House,
  [paths.explore]: Compass,
  [paths.products]: Package,
  [paths.events]: CalendarDays,
  [paths.viewSuccess]: Trophy,
  [paths.media]: Images,
  [mediaTabPath('saved')]: Bookmark,
  [paths.downloadMedia]: Download,
  [paths.downloadZip]: FileArchive,
  [paths.profile]: UserRound,
  [paths.makeId]: IdCard,
  [paths.rate]: Star,
  [paths.sonata]: KeyRound,
  [paths.verifyKey]: ScanSearch,
  [paths.getStart]: Rocket,
  [termsPath('terms')]: Scale,
  [termsPath('privacy')]: Shield,
  [paths.cookiePolicy]: Cookie,
  [termsPath('faq')]: MessageCircleQuestionMark,
  [askPath]: MessageSquarePlus,
}
