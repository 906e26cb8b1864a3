import { brand } from '@dlm/contract/brand/brand'
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
import { useScrolledDown } from './use-scrolled-down.ts'

const wide = 'max-md:hidden'

/**
 * The head of every screen from 768 px on: name, search, theme, bell and account. It steps aside while one scrolls down. On
 * phones it is nothing but the bell, which floats.
 * @param bell the member's bell, which is loaded lazily
 */
export function Header({ bell, search }: { bell: ReactNode; search?: ReactNode }) {
  const hidden = useScrolledDown()
  const { pathname } = useLocation()
  // A panel of the dashboard takes the window's height: there the header scrolls away.
  const isDashboard = pathname === paths.adminDashboard
  // It begins where the content does: there, and where media are browsed, that takes more of the window.
  const isWide = isDashboard || pathname === paths.viewAlbums
  return (
    <header
      className={classes(
        'site-header print:hidden md:border-b md:border-line md:bg-canvas',
        !isDashboard &&
          'md:sticky md:top-0 md:z-20 md:transition-transform md:duration-200 md:focus-within:translate-y-0',
        !isDashboard && hidden && 'md:-translate-y-full',
      )}
    >
      <div
        className={classes('flex items-center gap-2 md:h-16', isWide ? 'md:media-width' : 'md:page-width')}
      >
        <Link
          to={paths.landing}
          className={classes(
            '-ms-2 me-auto flex min-h-11 items-center gap-2.5 rounded-control px-2 font-heading text-lg font-semibold',
            wide,
          )}
        >
          <Logo size={28} decorative />
          {brand.product}
        </Link>
        {search}
        <ThemeToggle />
        {bell}
        <Account />
      </div>
    </header>
  )
}

/** One button that goes over to the other theme; the footer has the documented switch. */
function ThemeToggle() {
  const dark = useDark()
  const label = dark ? 'Switch to light' : 'Switch to dark'
  const Icon = dark ? Sun : Moon
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
      <Icon aria-hidden="true" className="size-5" />
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
            Your account, <bdi>{user.user}</bdi>
          </span>
          <Avatar name={user.user} picture={user.picture} className="size-9 text-xs" sizes="36px" />
        </Link>
      ) : (
        <Link to={paths.profile} className={buttonClass('secondary', 'px-4 text-sm')}>
          Sign in
        </Link>
      )}
    </div>
  )
}
