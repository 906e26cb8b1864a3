import { formFields } from '@dlm/contract/form-fields'
import { NewAlbum } from '@dlm/contract/media/media-forms.schema'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FieldDifferences } from './field-differences.tsx'

const show = (left: Record<string, unknown>, right: Record<string, unknown>) =>
  render(
    <FieldDifferences
      fields={formFields(NewAlbum)}
      left={{ label: 'Then', values: left }}
      right={{ label: 'Now', values: right }}
      none="The same."
    />,
  )

it('shows in words whether a box was ticked', () => {
  show({ alname: 'Sea', showsCamera: true }, { alname: 'Sea', showsCamera: false })
  expect(screen.getByRole('term').textContent).toBe('Show camera, lens and exposure')
  expect(screen.getByRole('definition').textContent).toBe('Then: YesNow: No')
})

it('passes over a field that a former version did not have, and says where nothing is different', () => {
  show({ alname: 'Sea' }, { alname: 'Sea', showsCamera: true })
  expect(screen.getByText('The same.')).toBeDefined()
})

it('says where a focal point is', () => {
  render(
    <FieldDifferences
      fields={{}}
      left={{ label: 'Now', values: { focus: { x: 0.2, y: 0.6 } } }}
      right={{ label: 'Yours', values: { focus: { x: 0.2, y: 0.5 } } }}
      none=""
    />,
  )
  screen.getByText('20 % from the left, 60 % from the top')
  screen.getByText('20 % from the left, 50 % from the top')
})
