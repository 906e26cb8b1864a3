import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

it('is cleared by its button and by Escape', async () => {
  const onChange = vi.fn()
  render(<SearchField label="Search" value="jazz" onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), '{Escape}')
  expect(onChange.mock.calls).toEqual([[''], ['']])
})
