import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { noConnection } from '../lib/api/api-failure.ts'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { takeConsoleErrors } from '../test-setup.ts'
import { ErrorBoundary } from './error-boundary.tsx'

let broken = true
function Fragile() {
  if (broken) throw new Error('out of order')
  return <p>Working</p>
}

it('shows the failure instead of the screen, and tries again on request', async () => {
  broken = true
  render(
    <ErrorBoundary screen="/a">
      <Fragile />
    </ErrorBoundary>,
  )
  expect(takeConsoleErrors()).toContain('out of order')
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t show this screen')

  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Working')).toBeDefined()
})

it('is reset by the navigation to another screen', () => {
  broken = true
  const view = render(
    <ErrorBoundary screen="/a">
      <Fragile />
    </ErrorBoundary>,
  )
  expect(takeConsoleErrors()).toContain('out of order')
  view.rerender(
    <ErrorBoundary screen="/b">
      <p>Elsewhere</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('Elsewhere')).toBeDefined()
})

it('reloads the page for code that did not load, on request or when the browser is online again', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const Part = lazyComponent(() => Promise.reject(noConnection()))
  render(
    <ErrorBoundary screen="/a">
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Check your network')
  expect(takeConsoleErrors()).toContain('No connection')
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }))
  expect(reload).toHaveBeenCalledTimes(1)

  vi.stubGlobal('fetch', async () => new Response('the page'))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})
