import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense, useEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { Notifications } from '../app/lazy-shell.tsx'
import { queryClient } from '../lib/api/query.ts'

/** Where the screen under test has gone. */
let current = ''
function Address() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    current = pathname + search
  }, [pathname, search])
  return null
}

/** Renders a screen at an address, with what the shell gives it; `address()` is where one is now. */
export function renderScreen(screen: ReactNode, at = '/') {
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Suspense>{screen}</Suspense>
        <Address />
        <Notifications />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, user: userEvent.setup(), address: () => current }
}

/** Renders a screen that fetches code of its own, and waits until that is there. */
export function renderLazyScreen(screen: ReactNode, at?: string) {
  return act(async () => renderScreen(screen, at))
}
