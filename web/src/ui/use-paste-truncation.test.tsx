import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const password = 'Abcdefgh1jklmnop'

function Password({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  const change = ({ target }: { target: { value: string } }) => setValue(target.value)
  return (
    <TextField
      label="Password"
      isSecret
      maxLength={16}
      value={value}
      error={error}
      hint="8 to 16"
      onChange={change}
    />
  )
}

it('a field says that it cut what was pasted, until something else is typed', async () => {
  const user = userEvent.setup()
  render(<Password />)
  const field = screen.getByLabelText('Password')
  await user.click(field)
  await user.paste(password)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.clear(field)
  await user.paste(`${password}qrst`)
  expect(field).toHaveProperty('value', password)
  expect(screen.getByRole('alert').textContent).toBe('Pasted text cut to 16 characters (4 too long).')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  await user.keyboard('{Backspace}')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('counts what was there, but for what the pasted text replaces', async () => {
  const user = userEvent.setup()
  render(<Password />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  await user.type(field, '0123456789')
  await user.paste('abcdefgh')
  expect(screen.getByRole('alert').textContent).toContain('2 too long')
  field.setSelectionRange(0, field.value.length)
  await user.paste(`${password}\n`)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says first what is wrong', async () => {
  const user = userEvent.setup()
  render(<Password error="Password not valid" />)
  await user.click(screen.getByLabelText('Password'))
  await user.paste(`${password}q`)
  expect(screen.getByRole('alert').textContent).toBe('Password not valid')
})

it('a field of several lines says so too, and one that takes pasted text by its own hands does not', async () => {
  const user = userEvent.setup()
  const take = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <>
      <TextArea label="Text" maxLength={5} />
      <TextField label="Code" maxLength={5} onPaste={take} />
    </>,
  )
  await user.click(screen.getByLabelText('Code'))
  await user.paste('1234567')
  expect(take).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByLabelText('Text'))
  await user.paste('a\r\nbcdef')
  expect(screen.getByRole('alert').textContent).toBe('Pasted text cut to 5 characters (2 too long).')
})
