import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { message } from '../../testing/message.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { noConnection } from '../api/api-failure.ts'
import { messages } from '../notify.ts'
import { type LazyModule, lazyModule, prefetchModule, useLazyModule } from './lazy-module.ts'

/** A button that fetches a module as soon as it has the focus, as the photos of an album do, and shows it when pressed. */
function Opener({ module }: { module: LazyModule<string> }) {
  const [isOpen, setOpen] = useState(false)
  const code = useLazyModule(module, isOpen, () => setOpen(false))
  return (
    <button type="button" onFocus={() => prefetchModule(module)} onClick={() => setOpen(true)}>
      {(isOpen && code) || 'Open'}
    </button>
  )
}

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('a failed module is reported once, and opening it again tries again', async () => {
  let isOffline = true
  const module = lazyModule('once', () =>
    isOffline ? Promise.reject(noConnection()) : Promise.resolve('Here'),
  )
  const { user } = renderScreen(<Opener module={module} />)
  const button = screen.getByRole('button', { name: 'Open' })
  await user.click(button)
  act(() => button.blur())
  await user.click(within(await message('Our Problem')).getByRole('button', { name: 'OK' }))
  // As a browser gives the focus back to what opened the dialog, which fetches the module.
  act(() => button.focus())
  await pause()
  expect(messages.get()).toEqual([])
  isOffline = false
  await user.click(button)
  await screen.findByRole('button', { name: 'Here' })
})

it('a failed prefetch is not reported', async () => {
  renderScreen(<Opener module={lazyModule('ahead', () => Promise.reject(noConnection()))} />)
  act(() => screen.getByRole('button', { name: 'Open' }).focus())
  await pause()
  expect(messages.get()).toEqual([])
})
