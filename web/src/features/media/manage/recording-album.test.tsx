import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { anAlbum, encodedList, queryOf } from '../../../testing/media.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { RenameForm } from './recording-forms.tsx'
import { registerUploads } from './register-uploads.ts'

const albums = [anAlbum(), anAlbum({ id: 'vault', fid: 'vault', name: 'Vault', locked: true })]

async function openForm(fid: string, isLoaded = true) {
  const { calls } = fakeApi({
    edit: () => ({ revision: 1 }),
    get_all_videos: () => encodedList([]),
    get_all_albums: (input) => {
      if (!isLoaded) return new Promise<never>(() => undefined)
      const { ids } = queryOf(input)
      return encodedList(ids ? albums.filter(({ id }) => ids.includes(id)) : albums)
    },
  })
  const editable = { revision: 0, fields: { name: 'Night train.mp4', tags: '', fid } }
  const { user } = renderScreen(<RenameForm kind="video" entry={{ id: 'v1', editable }} onClose={vi.fn()} />)
  const panel = within(await screen.findByRole('dialog'))
  const choice = panel.getByLabelText<HTMLSelectElement>('Album')
  const save = () => user.click(panel.getByRole('button', { name: 'Save' }))
  const sent = () => calls.flatMap(({ name, input }) => (name === 'edit' ? [input] : []))
  return { user, choice, save, sent }
}

it('a recording is put into an album, locked ones too', async () => {
  const { user, choice, save, sent } = await openForm('')
  await within(choice).findByRole('option', { name: 'Vault · Locked' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'Sea', 'Vault · Locked'])
  await user.selectOptions(choice, 'vault')
  await save()
  expect(sent()).toMatchObject([{ id: 'v1', fields: { fid: 'vault' } }])
})

it('one of a locked album stays there while the albums are not loaded', async () => {
  const { choice, save, sent } = await openForm('vault', false)
  // happy-dom shows the first option whatever the value is (album-films.e2e.ts looks at it).
  expect(Array.from(choice.options, ({ value }) => value)).toEqual(['', 'vault'])
  await save()
  expect(sent()).toMatchObject([{ fields: { fid: 'vault' } }])
})

it('uploads are registered in the album of their panel', async () => {
  const { calls } = fakeApi({
    add_videos: () => ({ data: [], refused: [] }),
    add_audios: () => ({ data: [], refused: [] }),
  })
  await registerUploads('video', 'vault', [])
  await registerUploads('audio', undefined, [])
  expect(calls.map(({ name, input }) => [name, input])).toEqual([
    ['add_videos', { fid: 'vault', files: '[]' }],
    ['add_audios', { files: '[]' }],
  ])
})
