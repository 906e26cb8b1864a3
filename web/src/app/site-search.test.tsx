import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { paths } from '../lib/paths.ts'
import { showSearch, useSearchIsOpen } from '../shell/search/open-search.ts'
import { SearchButton } from '../shell/search/search-button.tsx'
import { fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { SiteSearch } from './site-search.tsx'

beforeEach(() => void fakeApi({ get_latest_media: () => ({ photos: [] }) }))
afterEach(() => {
  act(() => showSearch(false))
  history.replaceState(null, '', paths.landing)
})

/** Shows the state before the dialog's code is loaded. */
function SearchState() {
  return <p data-testid="search-state">{useSearchIsOpen() ? 'open' : 'closed'}</p>
}
const searchState = () => screen.getByTestId('search-state').textContent

function show() {
  const content = (
    <>
      <SearchButton isField className="" />
      <input aria-label="Name" />
      <SiteSearch />
      <SearchState />
    </>
  )
  return renderScreen(content)
}

it('is opened by its button', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined()
})

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('is opened by %s', async (keys) => {
  const { user } = show()
  await user.keyboard(keys)
  expect(searchState()).toBe('open')
  await screen.findByRole('dialog', { name: 'Search' })
})

it.each(['k', '{Alt>}/{/Alt}', '{Control>}/{/Control}'])('is not opened by %s', async (keys) => {
  const { user } = show()
  await user.keyboard(keys)
  expect(searchState()).toBe('closed')
})

it('is not opened by what is typed into a field', async () => {
  const { user } = show()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a/b{Control>}k{/Control}')
  expect(searchState()).toBe('closed')
})

it('leaves the keys of the dashboard alone', async () => {
  history.replaceState(null, '', paths.adminDashboard)
  const { user } = show()
  await user.keyboard('/')
  expect(searchState()).toBe('closed')
})
