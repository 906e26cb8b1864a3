import { isOffered } from '@dlm/contract/site/offered'
import type { NavigationPath } from '@dlm/contract/site/paths'
import { screens } from '@dlm/contract/site/screens'
import { shellTexts } from '@dlm/contract/site/shell.texts'
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
  { label: shellTexts.home, icon: House, to: paths.home },
  { label: shellTexts.products, icon: Package, to: paths.products },
  { label: shellTexts.media, icon: Images, to: paths.media },
  { label: shellTexts.events, icon: Calendar, to: paths.events },
  { label: shellTexts.profile, icon: UserRound, to: paths.profile },
]

/** Screens that are one form: nothing floats over these. */
const formScreens: readonly string[] = [
  paths.verify,
  paths.forgotPassword,
  paths.forgotAdminPassword,
  paths.setUp,
  paths.invitation,
]

/**
 * Where the navigation is in a window below 1024 px: in a dock over the page, at the end of a form's first windowful, or
 * nowhere on the dashboard, which has a navigation of its own.
 */
function usePlace(): 'floating' | 'end' | 'absent' {
  const { pathname } = useLocation()
  const isSignedIn = useSession() !== null
  if (pathname === paths.adminDashboard) return 'absent'
  const isForm = formScreens.includes(pathname) || (pathname === paths.profile && !isSignedIn)
  return isForm ? 'end' : 'floating'
}

/**
 * The five places (SPEC §2), in the header. In a window below 1024 px they are a floating dock at the bottom, which steps aside
 * while the user scrolls down or types (styles/navigation.css).
 */
export function Navigation() {
  const place = usePlace()
  const isScrolledDown = useScrolledDown()
  const isTyping = useTyping()
  return <Places place={place} isAside={place === 'floating' && (isScrolledDown || isTyping)} />
}

/** The places at the end of a form, in a window below 1024 px. */
export function NavigationAtEnd() {
  return usePlace() === 'end' && <Places place="below" isAside={false} />
}

interface PlacesProps {
  place: ReturnType<typeof usePlace> | 'below'
  isAside: boolean
}

function Places({ place, isAside }: PlacesProps) {
  const { pathname } = useLocation()
  const photo = useSession()?.photo
  return (
    <nav
      aria-label={shellTexts.main}
      data-place={place}
      data-aside={isAside || undefined}
      className="navigation"
    >
      <ul>
        {items
          .filter(({ to }) => isOffered(to))
          .map(({ label, icon: Icon, to }) => {
            const isActive = screens[pathname]?.under === to
            return (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={isActive ? (pathname === to ? 'page' : 'true') : undefined}
                  className={classes(
                    'transition-colors',
                    isActive ? 'font-semibold text-accent' : 'text-soft hover:text-ink',
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
                    <Icon aria-hidden="true" className="size-5" strokeWidth={isActive ? 2.5 : 2} />
                  )}
                  <span>{label}</span>
                </Link>
              </li>
            )
          })}
      </ul>
    </nav>
  )
}
