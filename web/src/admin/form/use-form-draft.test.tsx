import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { persistSession } from '../../auth/persist-session.ts'
import { signOut } from '../../auth/sign-in-out.ts'
import type { StagedPicture } from '../../lib/storage/drafts.ts'
import { signedIn } from '../../testing/a-user.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { useFormDraft } from './use-form-draft.ts'

interface Props {
  name?: string
  picture?: StagedPicture
  onReturn?(draft: unknown): void
}

function Form({ name = 'album/new', picture, onReturn }: Props) {
  const form = useForm({ defaultValues: { title: '', alpass: '' } })
  const { isBack, forget } = useFormDraft({ form, name, picture, ...(onReturn && { onReturn }) })
  return (
    <form>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Password" {...form.register('alpass')} />
      {isBack && <p role="status">back</p>}
      <button type="button" onClick={forget}>
        Forget
      </button>
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value
const type = (text: string) => userEvent.type(screen.getByLabelText('Title'), text)
const storedDrafts = () => localStorage.getItem('dsp-drafts')

/** A form that an admin typed into; `leave` is how the screen goes away. */
async function typedInto() {
  signedIn({ role: 'admin' })
  const { unmount } = render(<Form />)
  await type('Half a thought')
  await userEvent.type(screen.getByLabelText('Password'), 'sesame12')
  return unmount
}

it('comes back whenever the form is opened again, without its password', async () => {
  const leave = await typedInto()
  leave()
  expect(storedDrafts()).not.toContain('sesame12')
  render(<Form />).unmount()
  render(<Form />)
  expect([field('Title'), field('Password')]).toEqual(['Half a thought', ''])
  expect(screen.getByRole('status')).toBeDefined()
})

it('is stored while it is typed, so that a tab that is closed loses nothing', async () => {
  await typedInto()
  await waitFor(() => expect(storedDrafts()).toContain('Half a thought'))
})

it('is stored at once where the page goes away', async () => {
  await typedInto()
  await type('!')
  dispatchEvent(new Event('pagehide'))
  expect(storedDrafts()).toContain('Half a thought!')
})

it('comes back after the session has ended meanwhile', async () => {
  const leave = await typedInto()
  await waitFor(() => expect(storedDrafts()).not.toBeNull())
  persistSession(null)
  leave()
  signedIn({ role: 'admin' })
  render(<Form />)
  expect(field('Title')).toBe('Half a thought')
})

it('comes back for no other account, and in no other form', async () => {
  const leave = await typedInto()
  leave()
  signedIn({ uid: 'uid-another', role: 'admin' })
  render(<Form />).unmount()
  signedIn({ role: 'admin' })
  render(<Form name="album/ALB-1" />)
  expect(field('Title')).toBe('')
})

it('is deleted once it is sent or discarded, until the form is typed into again', async () => {
  const leave = await typedInto()
  await waitFor(() => expect(storedDrafts()).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Forget' }))
  expect(storedDrafts()).toBeNull()
  await type('!')
  leave()
  expect(storedDrafts()).toContain('Half a thought!')
})

it('is forgotten where nothing is changed any more', async () => {
  const leave = await typedInto()
  await waitFor(() => expect(storedDrafts()).not.toBeNull())
  await userEvent.clear(screen.getByLabelText('Title'))
  await userEvent.clear(screen.getByLabelText('Password'))
  leave()
  expect(storedDrafts()).toBeNull()
})

it('leaves nothing behind for someone who signs out', async () => {
  const { calls } = fakeApi({ signout: () => ({}) })
  const leave = await typedInto()
  await signOut()
  leave()
  expect(storedDrafts()).toBeNull()
  await waitFor(() => expect(calls).toMatchObject([{ name: 'signout' }]))
})

it('contains the picture that was uploaded for it', () => {
  signedIn({ role: 'admin' })
  const picture = { path: 'staging/uid/upload01/file', name: 'cover.png', at: 1 }
  render(<Form picture={picture} />).unmount()
  const returned: unknown[] = []
  render(<Form onReturn={(draft) => returned.push(draft)} />)
  expect(returned).toMatchObject([{ revision: 0, picture }])
})
