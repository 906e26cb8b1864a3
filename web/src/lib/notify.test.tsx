import { brand } from '@dlm/contract/brand/brand'
import { siteTexts } from '@dlm/contract/site/site.texts'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { ApiFailure } from './api-failure.ts'
import { type DialogChoice, notify, notifyFailure } from './notify.ts'

it('shows one dialog at a time, in the order they came', async () => {
  const { user } = renderScreen(null)
  let first: DialogChoice | undefined
  await act(async () => {
    void notify({ ...siteTexts.shared, time: 0 }).then((choice) => {
      first = choice
    })
    notifyFailure(new ApiFailure('offline', 'No connection.', 'Our Problem'))
  })
  expect((await screen.findByRole('alertdialog')).textContent).toContain(`${brand.product} Share`)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(first).toBe('ok')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('No connection.')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
