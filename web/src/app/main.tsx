import { applySettings } from '@dlm/contract/brand/brand'
import { Fragment, type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { callerOf } from '../auth/caller.ts'
import { resumeSession } from '../auth/load-auth-client.ts'
import { provideCaller } from '../lib/api/api.ts'
import { queryClient } from '../lib/api/query.ts'
import { reloadOnMissingCode } from '../lib/code/load-code.ts'
import { flushOnInput } from '../lib/focus/flush-on-input.ts'
import { popListener } from '../lib/focus/pop-listener.ts'
import 'brand/themes.css'
import '../styles/main.css'
import { hydrateQueryCache } from './hydrate-query-cache.ts'
import { Portal } from './portal.tsx'

/** Every document of the portal has it (index.html). */
const root = document.getElementById('root') as HTMLElement

provideCaller(callerOf)
reloadOnMissingCode()

// Nothing of the portal has such elements: they are the browser's translation, at whose first one the code against it is loaded.
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

/** What the screen's boundary caught is no less a fault. */
function onCaughtError(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: React's own default
  console.error(error)
  reportFault(error)
}

// Before the router is there, which listens too.
addEventListener('popstate', popListener)

// No screen has an address of two parts, but an entry has its readable one. Without this code the app finds nothing there, and
// leads to the entry automatically.
const isReadable = location.pathname.indexOf('/', 1) > 0
const late = isReadable && import('./readable-addresses.tsx').catch(() => null)

/** What the owner set comes with a server-rendered page; others have it from the browser, or ask for it. `late`: some of it needs code. */
async function applyPageSettings() {
  const said = document.getElementById('settings')?.textContent
  const settings = said && JSON.parse(said)
  if (settings) applySettings(settings)
  if (settings ? settings.late : !root.firstChild)
    await import('../lib/settings.ts').then((late) => late.showKnownSettings(settings)).catch(() => {})
}

// In a task of its own, since evaluating the code was a long one; and in a transition, which lets the browser breathe between
// the parts of the first render.
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

// What is printed gives addresses in full (styles/main.css).
document.documentElement.style.setProperty('--origin', JSON.stringify(location.origin))

void resumeSession()
