import { manageAlbumsTexts } from '@dlm/contract/media/manage-albums.texts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { AlbumForm } from './album-form.tsx'

it('asks how strong a watermark is where the album has one, and says when it is seen', async () => {
  fakeApi({})
  const { user } = renderScreen(<AlbumForm entry={null} onClose={vi.fn()} />)
  const place = await screen.findByRole('combobox', { name: 'Watermark' })
  expect(document.getElementById(place.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    manageAlbumsTexts.watermarkHint,
  )
  const strength = () => screen.queryByRole('combobox', { name: 'Strength of the watermark' })
  expect(strength()).toBeNull()
  await user.selectOptions(place, 'Logo in the corner')
  expect(strength()).toHaveProperty('value', 'medium')
  await user.selectOptions(place, 'None')
  expect(strength()).toBeNull()
})
