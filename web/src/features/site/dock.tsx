import CalendarDays from 'lucide-react/icons/calendar-days'
import House from 'lucide-react/icons/house'
import Images from 'lucide-react/icons/images'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { classes } from '../../ui/classes.ts'
import { useScrolledDown } from './use-scrolled-down.ts'

/** Each item and the addresses it stands for: where it leads, and what lies below it. */
const items = [
  {
    label: 'Home',
    icon: House,
    to: paths.home,
    covers: [paths.landing, paths.home, paths.explore, paths.newsArea, paths.readNews],
  },
  {
    label: 'Products',
    icon: Package,
    to: paths.products,
    covers: [paths.products, paths.viewProducts, paths.services],
  },
  {
    label: 'Media',
    icon: Images,
    to: paths.media,
    covers: [paths.media, paths.viewAlbums, paths.downloadMedia, paths.downloadZip],
  },
  {
    label: 'Events',
    icon: CalendarDays,
    to: paths.events,
    covers: [paths.events, paths.viewEvents, paths.viewSuccess],
  },
  {
    label: 'Profile',
    icon: UserRound,
    to: paths.profile,
    covers: [
      paths.profile,
      paths.verify,
      paths.makeId,
      paths.forgotPassword,
      paths.forgotAdminPassword,
      paths.adminDashboard,
    ],
  },
] as const satisfies readonly { covers: readonly string[]; [key: string]: unknown }[]

/** The bottom navigation (SPEC §2): a floating dock that steps aside while one scrolls down. */
export function Dock() {
  const { pathname } = useLocation()
  const hidden = useScrolledDown()
  const photo = useSession()?.photo
  return (
    <nav
      aria-label="Main"
      className={classes(
        'fixed inset-x-0 bottom-0 z-20 mx-auto w-[min(100%-24px,480px)] pb-[max(12px,env(safe-area-inset-bottom))] transition-transform duration-200 focus-within:translate-y-0',
        hidden && 'translate-y-[calc(100%+4px)]',
      )}
    >
      <ul className="flex rounded-full border border-line bg-surface p-1 shadow-dock">
        {items.map(({ label, icon: Icon, to, covers }) => {
          const active = (covers as readonly string[]).includes(pathname)
          return (
            <li key={to} className="flex-1">
              <Link
                to={to}
                aria-current={active ? (pathname === to ? 'page' : 'true') : undefined}
                className={classes(
                  'grid min-h-14 content-center justify-items-center gap-0.5 rounded-full text-xs transition-colors',
                  active ? 'bg-accent-wash font-semibold text-accent' : 'text-soft hover:text-ink',
                )}
              >
                {photo && to === paths.profile ? (
                  <img
                    src={photo}
                    alt=""
                    width={20}
                    height={20}
                    className="size-5 rounded-full object-cover"
                  />
                ) : (
                  <Icon aria-hidden="true" className="size-5" strokeWidth={active ? 2.5 : 2} />
                )}
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
