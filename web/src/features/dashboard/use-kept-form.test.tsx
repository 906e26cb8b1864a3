import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { keepSession } from '../../lib/keep-session.ts'
import { signedIn } from '../../testing/a-user.ts'
import { useKeptForm } from './use-kept-form.ts'

function Form({ name }: { name: string }) {
  const form = useForm({ defaultValues: { title: '', alpass: '' } })
  const isBack = useKeptForm({ form, name })
  return (
    <form>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Password" {...form.register('alpass')} />
      {isBack && <p role="status">back</p>}
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value

/** A form that somebody typed into, and left with or without a session. */
async function typedAndLeft({ ended }: { ended: boolean }) {
  signedIn({ role: 'admin' })
  const { unmount } = render(<Form name="album/new" />)
  await userEvent.type(screen.getByLabelText('Title'), 'Half a thought')
  await userEvent.type(screen.getByLabelText('Password'), 'sesame12')
  if (ended) keepSession(null)
  unmount()
}

it('comes back to who typed it, once, and without its password', async () => {
  await typedAndLeft({ ended: true })
  expect(sessionStorage.getItem('dsp-form')).not.toContain('sesame12')
  signedIn({ role: 'admin' })
  const { unmount } = render(<Form name="album/new" />)
  expect([field('Title'), field('Password')]).toEqual(['Half a thought', ''])
  expect(screen.getByRole('status')).toBeDefined()
  unmount()
  render(<Form name="album/new" />)
  expect([field('Title'), screen.queryByRole('status')]).toEqual(['', null])
})

it('comes back to nobody else, and into no other form', async () => {
  await typedAndLeft({ ended: true })
  signedIn({ uid: 'uid-another', role: 'admin' })
  render(<Form name="album/new" />).unmount()
  signedIn({ role: 'admin' })
  render(<Form name="album/ALB-1" />)
  expect(field('Title')).toBe('')
})

it('is let go where somebody leaves it', async () => {
  await typedAndLeft({ ended: false })
  expect(sessionStorage.getItem('dsp-form')).toBeNull()
})
