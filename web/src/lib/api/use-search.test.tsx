import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useSearch } from './use-search.ts'

function List() {
  const { typed, search, onSearch } = useSearch()
  return (
    <>
      <SearchField label="Search" value={typed} onChange={onSearch} />
      <output>{search}</output>
      <Link to="?tab=faq">Another tab</Link>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const searched = () => screen.getByRole('status', { hidden: true }).textContent

it('leaves the other parameters of the address', async () => {
  const { user, address } = renderScreen(<List />, '/terms?tab=faq')
  await user.type(field(), 'zip file ')
  expect(address()).toBe('/terms?tab=faq')
  await waitFor(() => expect(address()).toBe('/terms?tab=faq&search=zip+file'))
  expect([field().value, searched()]).toEqual(['zip file ', 'zip file'])
  await user.clear(field())
  await waitFor(() => expect(address()).toBe('/terms?tab=faq'))
})

it('follows a link to another search', async () => {
  const { user, address } = renderScreen(<List />, '/terms?search=zip')
  expect(field().value).toBe('zip')
  await user.click(screen.getByRole('link'))
  expect(field().value).toBe('')
  await waitFor(() => expect(searched()).toBe(''))
  expect(address()).toBe('/terms?tab=faq')
})

it('does not lose what is being typed when something else of the address changes', async () => {
  const { user, address } = renderScreen(<List />, '/terms')
  await user.type(field(), 'zip')
  await user.click(screen.getByRole('link'))
  await waitFor(() => expect(address()).toBe('/terms?tab=faq&search=zip'))
  expect(field().value).toBe('zip')
})
