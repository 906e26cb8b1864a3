import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddressText } from './address-text.tsx'

it.each([
  ['noor.haddad@dlm.test', 'noor.|haddad@|dlm.|test'],
  ['https://portal.test/a-b?id=1', 'https://|portal.|test/|a-|b?|id=|1'],
])('%s breaks after its separators alone, and reads as ever', (address, parts) => {
  render(
    <p>
      <AddressText>{address}</AddressText>
    </p>,
  )
  const text = screen.getByText(address)
  expect(text.innerHTML).toBe(parts.replaceAll('|', '<wbr>'))
  expect(text.textContent).toBe(address)
})
