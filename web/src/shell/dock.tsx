import { isOffered } from '@dlm/contract/site/offered'
import type { NavigationPath } from '@dlm/contract/site/paths'
import { screens } from '@dlm/contract/site/screens'
import type { LucideIcon } from 'lucide-react'
import Calendar from 'lucide-react/icons/calendar'
import House from 'lucide-react/icons/house'
import Images from 'lucide-react/icons/images'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import { Link, useLocation } from 'react-router'
import { useSession } from '../auth/session.ts'
import { paths } from '../lib/paths.ts'
import { useTyping } from '../lib/use-typing.ts'
import { classes } from '../ui/classes.ts'
import { useScrolledDown } from './use-scrolled-down.ts'

/** The items: each is marked on the screens that are under it (contract site/screens.ts). */
const items: readonly { label: string; icon: LucideIcon; to: NavigationPath }[] = [
  { label: 'Home', icon: House, to: paths.home },
  { label: 'Products', icon: Package, to: paths.products },
  { label: 'Media', icon: Images, to: paths.media },
  { label: 'Events', icon: Calendar, to: paths.events },
  { label: 'Profile', icon: UserRound, to: paths.profile },
]

/** Screens that are one form: nothing floats over these. */
const formScreens: readonly string[] = [
  paths.verify,
  paths.forgotPassword,
  paths.forgotAdminPassword,
  paths.setUp,
  paths.invitation,
]

/** Where the dock is: over the page, at the end of a form's first windowful, or below a dashboard whose lists load later. */
function placeOn(pathname: string, isSignedIn: boolean): 'floating' | 'end' | 'below' {
  if (pathname === paths.adminDashboard) return 'below'
  const isForm = formScreens.includes(pathname) || (pathname === paths.profile && !isSignedIn)
  return isForm ? 'end' : 'floating'
}

/**
 * The bottom navigation (SPEC §2): a floating dock that steps aside while one scrolls down or types. On forms and the
 * dashboard it is below the content instead.
 */
export function Dock() {
  const { pathname } = useLocation()
  const scrolledDown = useScrolledDown()
  const typing = useTyping()
  const user = useSession()
  const photo = user?.photo
  const place = placeOn(pathname, user !== null)
  const floats = place === 'floating'
  return (
    <nav
      aria-label="Main"
      data-place={place}
      className={classes(
        'dock mx-auto w-[min(100%-24px,480px)] md:w-[400px] pb-[max(12px,env(safe-area-inset-bottom))]',
        !floats && 'mt-6',
        // There the header is the way out (LOOK "Dashboard").
        place === 'below' && 'md:hidden',
        floats &&
          'fixed inset-x-0 bottom-0 z-20 transition-transform duration-200 focus-within:translate-y-0',
        floats && (scrolledDown || typing) && 'translate-y-[calc(100%+4px)]',
      )}
    >
      <ul
        className={classes(
          'flex rounded-full border border-line bg-surface p-1',
          // Elsewhere its shadow would be visible before the dock, and move with the content above.
          floats && 'shadow-dock',
        )}
      >
        {items
          .filter(({ to }) => isOffered(to))
          .map(({ label, icon: Icon, to }) => {
            const active = screens[pathname]?.under === to
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
