import { isOffered } from '@dlm/contract/site/offered'
import { shellTexts } from '@dlm/contract/site/shell.texts'
import { Suspense, useEffect, useLayoutEffect, useRef, ViewTransition } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { useLoading } from '../lib/code/loading.ts'
import { screenTransition } from '../lib/focus/screen-transition.ts'
import { paths } from '../lib/paths.ts'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { NavigationAtEnd } from '../shell/navigation.tsx'
import { SearchButton } from '../shell/search/search-button.tsx'
import { Splash } from '../shell/splash.tsx'
import { AppReady } from './app-ready.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { LazyFocusRecovery, MemberBell, Notifications, PersistentSlot } from './lazy-shell.tsx'
import { routes } from './routes.ts'
import { SiteSearch } from './site-search.tsx'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** As the header's other icons, and as a field where there is room for one. */
const searchClass =
  'grid size-11 place-items-center rounded-full text-soft transition-colors hover:bg-raised hover:text-ink xl:flex xl:w-60 xl:gap-2 xl:rounded-control xl:border xl:border-line xl:px-3'

const NotFound = routes['*']

/** What surrounds every screen: skip link, header with the navigation, content, footer, splash and the notification dialog. */
export function Shell() {
  const { pathname, search } = useLocation()
  const content = useFocusOnNewScreen(pathname + entryIn(search))
  useScrollRestoration()
  useCanonicalLink(pathname + search)
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 start-2 z-50 -translate-y-20 rounded-control bg-accent-solid px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {shellTexts.skip}
      </a>
      <Header bell={<MemberBell />} search={<SearchButton isField className={searchClass} />} />
      <main id="content" ref={content} tabIndex={-1} className="screen-height relative isolate outline-none">
        <LoadingBar />
        <ErrorBoundary screen={pathname}>
          {/* Around the transition: the screen before stays while the code of the next one loads. */}
          <Suspense>
            <AppReady />
            <ViewTransition key={pathname} {...screenTransition}>
              {isOffered(pathname + search) ? (
                <Routes>
                  {Object.entries(routes).map(([path, Screen]) => (
                    <Route key={path} path={path} element={<Screen />} />
                  ))}
                </Routes>
              ) : (
                NotFound && <NotFound />
              )}
            </ViewTransition>
          </Suspense>
        </ErrorBoundary>
      </main>
      <NavigationAtEnd />
      <PersistentSlot />
      <Footer isShort={pathname === paths.adminDashboard} />
      <LazyFocusRecovery />
      <Notifications />
      <Splash />
      <SiteSearch />
    </>
  )
}

/** The entry that an address opens, which counts as a screen of its own. */
function entryIn(search: string): string {
  const parameters = new URLSearchParams(search)
  return parameters.get('id') ?? parameters.get('album') ?? ''
}

/**
 * Hands the focus to the content of a new screen, so that keyboards and screen readers continue there; not at the first load,
 * and not where the screen has given the focus to a field of its own, or a dialog has given it back.
 * @param screen identifies a screen: its path, and the entry it shows
 */
function useFocusOnNewScreen(screen: string) {
  const content = useRef<HTMLElement>(null)
  const lastScreen = useRef(screen)
  // A layout effect: LazyFocusRecovery would otherwise run first, and focus a heading.
  useLayoutEffect(() => {
    if (lastScreen.current === screen) return
    lastScreen.current = screen
    if (!content.current?.querySelector(':focus')) content.current?.focus({ preventScroll: true })
  }, [screen])
  return content
}

/** A line at the top while a screen loads. A component of its own, since a shell that is rendered again would drop a prerendered screen. */
function LoadingBar() {
  return useLoading() && <div role="progressbar" aria-label={shellTexts.loading} className="loading-bar" />
}

/**
 * Removes what the server-rendered page says of its own address when another page is shown: browsers would share that
 * address.
 */
function useCanonicalLink(address: string): void {
  const first = useRef(address)
  useEffect(() => {
    if (address === first.current) return
    for (const link of document.querySelectorAll('[rel=canonical],[hreflang]')) link.remove()
  }, [address])
}
