import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

it.each([
  ['olu.adeyemi', 'OA'],
  ['Anna Maria Lund', 'AM'],
  ['ewan', 'E'],
  ['émile_ö', 'ÉÖ'],
  ['...', ''],
])('shows %s as %s without a photo', (name, letters) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(letters)
})
