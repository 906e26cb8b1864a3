import { brand } from '@dlm/contract/brand/brand'
import { shellTexts } from '@dlm/contract/site/shell.texts'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { chooseDark } from '../auth/choose-dark.ts'
import { useSession } from '../auth/session.ts'
import { paths } from '../lib/paths.ts'
import { useDark } from '../lib/theme.ts'
import { Avatar } from '../ui/avatar.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Logo } from './logo.tsx'
import { Navigation } from './navigation.tsx'
import { useScrolledDown } from './use-scrolled-down.ts'

/** Phones have the dock's profile and the footer's switch instead. */
const wide = 'max-md:hidden'

/**
 * The head of every screen: name, places, search and bell; from 768 px on theme and account, too. It steps aside while the user
 * scrolls down, but not on the dashboard, where a panel takes the window's height.
 * @param bell the member's bell, which is loaded lazily
 */
export function Header({ bell, search }: { bell: ReactNode; search?: ReactNode }) {
  const isScrolledDown = useScrolledDown()
  const isDashboard = useLocation().pathname === paths.adminDashboard
  return (
    <header
      data-static={isDashboard || undefined}
      data-scrolled={isScrolledDown || undefined}
      className="site-header print:hidden"
    >
      <div className="media-width">
        <Link
          to={paths.landing}
          className="header-part -ms-2 flex min-h-11 min-w-0 items-center gap-2.5 rounded-control px-2 font-heading text-lg font-semibold max-lg:me-auto"
        >
          <Logo size={28} decorative />
          <span className="truncate">{brand.product}</span>
        </Link>
        <Navigation />
        <div className="header-part flex shrink-0 items-center md:gap-1">
          {search}
          <ThemeToggle />
          {/* Its room is reserved before the session is known, as the account's is. */}
          <div className="in-[[data-member]]:min-w-11">{bell}</div>
          <Account />
        </div>
      </div>
    </header>
  )
}

/** One button that goes over to the other theme; the footer has the documented switch. */
function ThemeToggle() {
  const dark = useDark()
  const label = dark ? shellTexts.toLight : shellTexts.toDark
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void chooseDark(!dark)}
      className={classes(
        'grid size-11 place-items-center rounded-full text-soft transition-colors hover:bg-raised hover:text-ink',
        wide,
      )}
    >
      {/* By the style sheet: the server does not know the theme. */}
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
    </button>
  )
}

/** The member's photo, or the way to sign in. Its space is reserved before the session is known, so that nothing moves then (first.js). */
function Account() {
  const user = useSession()
  return (
    <div className={classes('flex min-w-24 justify-end in-[[data-member]]:min-w-11', wide)}>
      {user ? (
        <Link to={paths.profile} className="grid size-11 place-items-center rounded-full">
          <span className="sr-only">
            {shellTexts.account} <bdi>{user.user}</bdi>
          </span>
          <Avatar name={user.user} picture={user.picture} className="size-9 text-xs" sizes="36px" />
        </Link>
      ) : (
        <Link to={paths.profile} className={buttonClass('secondary', 'px-4 text-sm')}>
          {shellTexts.signIn}
        </Link>
      )}
    </div>
  )
}
