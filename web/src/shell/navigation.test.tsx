import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '../lib/paths.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { Navigation } from './navigation.tsx'

const marked = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent)

const ofOnePlace = Object.values(paths).filter((path) => path !== paths.room)

it.each(ofOnePlace)('one item is marked as current for %s', (path) => {
  renderScreen(<Navigation />, path)
  expect(marked()).toHaveLength(1)
})

it('none is in a client room, which is no place of the portal', () => {
  renderScreen(<Navigation />, paths.room)
  expect(marked()).toEqual([])
})

it.each([
  [`${paths.purchaseProducts}?id=p`, 'Products'],
  [paths.rate, 'Home'],
  [paths.sonata, 'Profile'],
])('%s belongs to %s', (path, item) => {
  renderScreen(<Navigation />, path)
  expect(marked()).toEqual([item])
})
