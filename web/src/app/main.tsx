import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { callerOf } from '../auth/caller.ts'
import { resumeSession } from '../auth/load-auth-client.ts'
import { provideCaller } from '../lib/api.ts'
import { queryClient } from '../lib/query.ts'
import 'brand/themes.css'
import '../styles/main.css'
import { hydrateQueryCache } from './hydrate-query-cache.ts'
import { Portal } from './portal.tsx'

provideCaller(callerOf)

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = element
const portal = <Portal client={queryClient} route={(shell) => <BrowserRouter>{shell}</BrowserRouter>} />

// In a task of its own, since evaluating the code was a long one; and in a transition, which lets the browser breathe between
// the parts of the first render.
setTimeout(() => {
  hydrateQueryCache(queryClient)
  startTransition(() => {
    if (root.firstChild) hydrateRoot(root, portal)
    else createRoot(root).render(portal)
  })
})

// What is printed gives addresses in full (styles/main.css).
document.documentElement.style.setProperty('--origin', JSON.stringify(location.origin))

void resumeSession()
