import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { Dock } from '../features/site/dock.tsx'
import { Footer } from '../features/site/footer.tsx'
import { Splash } from '../features/site/splash.tsx'
import { Notifications } from './notifications.tsx'

/** What every screen stands in: skip link, content, footer, dock, splash and the notification dialog. */
export function Shell() {
  const loading = useNavigation().state === 'loading'
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent-solid px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to the content
      </a>
      {loading && (
        <div aria-hidden="true" className="loading-bar fixed inset-x-0 top-0 z-30 h-0.5 bg-accent-solid" />
      )}
      <div className="flex min-h-dvh flex-col">
        <main id="content" tabIndex={-1} className="relative isolate flex-1 outline-none">
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <Footer />
      </div>
      <Dock />
      <Notifications />
      <Splash />
      <ScrollRestoration />
    </>
  )
}
