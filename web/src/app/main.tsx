import { applySettings } from '@dlm/contract/brand/brand'
import { Fragment, type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { callerOf } from '../auth/caller.ts'
import { resumeSession } from '../auth/load-auth-client.ts'
import { provideCaller } from '../lib/api/api.ts'
import { queryClient } from '../lib/api/query.ts'
import { reloadOnMissingCode } from '../lib/code/load-code.ts'
import { popListener } from '../lib/focus/pop-listener.ts'
import { flushOnInput } from '../lib/focus/screen-transition.ts'
import 'brand/themes.css'
import '../styles/main.css'
import { hydrateQueryCache } from './hydrate-query-cache.ts'
import { Portal } from './portal.tsx'

/** Every document of the portal has it (index.html). */
const root = document.getElementById('root') as HTMLElement

provideCaller(callerOf)
reloadOnMissingCode()

// Only the browser's translation adds `font` elements: with the first one, the code that makes React tolerate it is loaded.
new MutationObserver((_, observer) => {
  if (!document.querySelector('font')) return
  observer.disconnect()
  void import('../lib/translated-page.ts')
}).observe(root, { childList: true, subtree: true })

/** Reports an uncaught fault to the portal. Its code is loaded with the first. */
const reportFault = (fault: unknown) =>
  void import('./report-fault.ts').then((late) => late.reportFault(fault)).catch(() => {})
addEventListener('error', ({ error }) => reportFault(error))
addEventListener('unhandledrejection', ({ reason }) => reportFault(reason))

/** A fault that an error boundary caught is reported, too. */
function onCaughtError(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: React's own default
  console.error(error)
  reportFault(error)
}

// Registered before the router's own listener.
addEventListener('popstate', popListener)

// Only readable addresses of entries have two segments. Without this code the app shows "not found" there, which redirects
// to the entry.
const isReadable = location.pathname.indexOf('/', 1) > 0
const late = isReadable && import('./readable-addresses.tsx').catch(() => null)

/** A server-rendered page contains the owner's settings; others read them from the cache or fetch them. `late`: some need code. */
async function applyPageSettings() {
  const said = document.getElementById('settings')?.textContent
  const settings = said && JSON.parse(said)
  if (settings) applySettings(settings)
  if (settings ? settings.late : !root.firstChild)
    await import('../lib/settings.ts').then((late) => late.showKnownSettings(settings)).catch(() => {})
}

// In a task of its own, since evaluating the code was a long one; and in a transition, which yields to the browser during
// the first render.
setTimeout(async () => {
  await applyPageSettings()
  hydrateQueryCache(queryClient)
  const { ReadableAddresses: Addresses = Fragment } = (await late) || {}
  const route = (shell: ReactNode) => (
    <BrowserRouter>
      <Addresses>{shell}</Addresses>
    </BrowserRouter>
  )
  const portal = <Portal client={queryClient} route={route} />
  startTransition(() => {
    const reactRoot = root.firstChild
      ? hydrateRoot(root, portal, { onCaughtError })
      : createRoot(root, { onCaughtError })
    const render = () => reactRoot.render(portal)
    if (!root.firstChild) render()
    flushOnInput(render)
  })
})

// Printed links show their full address (styles/main.css).
document.documentElement.style.setProperty('--origin', JSON.stringify(location.origin))

void resumeSession()
