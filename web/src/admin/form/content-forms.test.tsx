import type { FocalPoint } from '@dlm/contract/common.schema'
import { type ContentKind, editableFields, editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { formFields } from '@dlm/contract/form-fields'
import { tagFieldTexts } from '@dlm/contract/tags/tag-field.texts'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { AlbumForm } from '../../features/media/manage/album-form.tsx'
import { PhotoForm } from '../../features/media/manage/photo-forms.tsx'
import { RenameForm } from '../../features/media/manage/recording-forms.tsx'
import { EventForm } from '../../kinds/event/form.tsx'
import { NewsForm } from '../../kinds/news/form.tsx'
import { ProductForm } from '../../kinds/product/form.tsx'
import { ServiceForm } from '../../kinds/service/form.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { anAlbum, aPhoto, encodedList } from '../../testing/media.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import type { OpenForm } from '../list/content-tool.tsx'
import { writesMarkdown } from './writing-mode.ts'

type Entry = NonNullable<OpenForm['entry']>
type Form = ComponentType<{ entry: Entry; onClose(): void }>

const rename = (kind: 'video' | 'audio'): Form => {
  return ({ entry, onClose }) => <RenameForm kind={kind} entry={entry} onClose={onClose} />
}

const forms: Record<ContentKind, Form> = {
  news: NewsForm,
  event: EventForm,
  product: ProductForm,
  service: ServiceForm,
  album: AlbumForm,
  photo: ({ entry, onClose }) => <PhotoForm entry={entry} fid="sea" onClose={onClose} />,
  video: rename('video'),
  audio: rename('audio'),
}

/** A value that the field can hold. */
function filled(kind: ContentKind, name: string, at: number): string | number | boolean | FocalPoint {
  if (name === 'focus') return { x: 0.3, y: 0.4 }
  if (name === 'showsCamera' || name === 'unlisted') return true
  if (name === 'ageLmt') return 0
  if (name === 'cate') return 'Free'
  if (name === 'licence') return 'CC BY 4.0'
  if (kind === 'event' && name === 'date') return '2026-01-12'
  if (kind === 'album' && name === 'date') return '2026-06-14'
  if (name === 'layout') return 'story'
  if (name === 'order') return 'hand'
  if (name === 'downloads') return 'web'
  if (name === 'watermark') return 'corner'
  if (name === 'strength') return 'strong'
  if (name === 'endDate') return '2026-01-13'
  if (name === 'startTime' || name === 'endTime') return '19:30'
  if (name === 'date' || name === 'publish') return `2026-01-1${at}T09:30`
  return name === 'takeDown' ? '2026-02-03' : `value ${at}`
}

it.each(Object.entries(forms) as [ContentKind, Form][])(
  'the form of a %s shows every field of it',
  async (kind, Form) => {
    // The photo on an album's cover is chosen in the form of the photo.
    const names = editableFields(editForms[kind]).filter((name) => name !== 'coverPhoto')
    const fields = Object.fromEntries(names.map((name, at) => [name, filled(kind, name, at)]))
    fakeApi({
      preview_text: () => ({}),
      photos_all: () => encodedList([aPhoto('an-entry')]),
      get_all_albums: () => encodedList([anAlbum()]),
      get_all_videos: () => encodedList([]),
      get_landing_photo: () => ({ id: null }),
      get_editable: () => ({ revision: 0, fields: {} }),
    })
    // happy-dom has no layout for the editor.
    writesMarkdown.set(true)
    const editable = { revision: 0, fields, ...(kind === 'album' && { cover: anAlbum().cover }) }
    renderScreen(<Form entry={{ id: 'an-entry', editable }} onClose={vi.fn()} />)
    const panel = within(await screen.findByRole('dialog'))
    const labels = formFields(editForms[kind])
    if (kind === 'photo') await panel.findByLabelText('Focal point')
    if (kind === 'album') fireEvent.change(panel.getByLabelText('Watermark'), { target: { value: 'corner' } })
    for (const name of names) {
      const field = panel.getByLabelText<HTMLInputElement | HTMLSelectElement>(labels[name]?.label ?? name)
      if (name === 'tags') {
        expect(panel.getByRole('list', { name: tagFieldTexts.added }).textContent).toBe(fields[name])
        continue
      }
      if (name === 'focus') {
        await panel.findByText('30 % from the left, 40 % from the top')
        continue
      }
      // happy-dom shows the first option whatever the value is.
      if (field instanceof HTMLSelectElement) {
        expect(Array.from(field.options, ({ value }) => value)).toContain(String(fields[name]))
        continue
      }
      const held = field.type === 'checkbox' ? field.checked : field.value
      expect(String(held), name).toBe(String(fields[name]))
    }
  },
)

it('a text of a form has the direction of its own letters, and a date has none', async () => {
  const names = editableFields(editForms.event)
  const fields = Object.fromEntries(names.map((name, at) => [name, filled('event', name, at)]))
  fakeApi({ preview_text: () => ({}) })
  renderScreen(<EventForm entry={{ id: 'an-entry', editable: { revision: 0, fields } }} onClose={vi.fn()} />)
  const panel = within(await screen.findByRole('dialog'))
  expect(panel.getByLabelText('Place').getAttribute('dir')).toBe('auto')
  expect(panel.getByLabelText('End date').getAttribute('dir')).toBeNull()
})
