import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { useParameters } from '../lib/use-parameters.ts'
import { ReadableAddresses } from './readable-addresses.tsx'

function Address() {
  const { pathname, search } = useLocation()
  const [, change] = useParameters()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => change((parameters) => parameters.set('photo', 'p1'))}>
        Open
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <ReadableAddresses>
        <Address />
      </ReadableAddresses>
    </MemoryRouter>,
  )

const pathSeenByApp = () => screen.getByRole('status').textContent

it.each([
  ['/news/north-light-n1?views=3', '/read_news?id=n1&views=3'],
  ['/products/%E5%85%89--PRD-LUMEN', '/view_products?id=PRD-LUMEN'],
  ['/videos/harbour-v1', '/view_albums?tab=video&id=v1'],
  ['/events', '/events'],
  ['/read_news?id=n1&&views=3', '/read_news?id=n1&&views=3'],
  ['/newest/a-n1', '/newest/a-n1'],
])('%s is to the app %s', (address, documented) => {
  open(address)
  expect(pathSeenByApp()).toBe(documented)
})

it('what changes the address starts from the documented one, and Back leads to the readable one', async () => {
  open('/albums/open-sea-a1')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(pathSeenByApp()).toBe('/view_albums?album=a1&photo=p1')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(pathSeenByApp()).toBe('/view_albums?album=a1')
})
