import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { errors } from '@dlm/contract/errors'
import { SettingsForm, settingsForm } from '@dlm/contract/settings/settings.schema'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { FakeRefusal, fakeApi } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { LogoField } from './logo-field.tsx'

function Field() {
  const form = useContractForm(SettingsForm, settingsForm(defaultBrand))
  return (
    <form>
      <LogoField form={form} />
    </form>
  )
}

const logo = `/logo/${'a'.repeat(20)}`
const sources = () => Array.from(document.querySelectorAll('img'), (picture) => picture.getAttribute('src'))
const chooser = () => screen.getByLabelText<HTMLInputElement>(/^Choose (a|another) logo$/)
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' })

it('sends the chosen file and previews the icons made of it; the shipped logo can be restored', async () => {
  const api = fakeApi({ make_logo: () => ({ logo }) })
  const { user } = renderScreen(<Field />)
  expect(sources()).toEqual(['/icon.svg', '/icon.svg', '/icon-maskable-512.png'])
  await user.upload(chooser(), svg)
  await waitFor(() =>
    expect(sources()).toEqual([`${logo}/icon.svg`, `${logo}/icon.svg`, `${logo}/icon-maskable-512.png`]),
  )
  expect(api.calls.map(({ name }) => name)).toEqual(['make_logo'])
  await user.click(screen.getByRole('button', { name: 'Use the default logo' }))
  expect(sources()[0]).toBe('/icon.svg')
})

it.each([
  ['no picture', new File(['x'], 'logo.pdf', { type: 'application/pdf' }), /^Use an SVG/],
  ['too large', new File([new Uint8Array(5_000_001)], 'logo.png', { type: 'image/png' }), /up to 5 MB/],
])('says of a file that is %s what is wrong, and sends nothing', async (_, file, message) => {
  const { calls } = fakeApi({})
  renderScreen(<Field />)
  await userEvent.setup({ applyAccept: false }).upload(chooser(), file)
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect(calls).toEqual([])
})

it('says what the server found wrong with a file, and takes the next one', async () => {
  let refused = true
  fakeApi({
    make_logo: () => {
      if (refused) throw new FakeRefusal('invalid-input', undefined, ['picture'])
      return { logo }
    },
  })
  const { user } = renderScreen(<Field />)
  await user.upload(chooser(), svg)
  expect((await screen.findByRole('alert')).textContent).toBe(errors['invalid-input'].msg)
  refused = false
  await user.upload(chooser(), svg)
  await waitFor(() => expect(sources()[0]).toBe(`${logo}/icon.svg`))
  expect(screen.queryByRole('alert')).toBeNull()
})
