import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ServiceForm } from '../../kinds/service/form.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PublicationBadge } from '../list/publication-badge.tsx'

const fields = {
  ...{ title: 'Night tours', text: 'A text', sd: '', link: '', ageLmt: 0 },
  ...{ publish: 'draft', takeDown: '' },
}

async function openForm() {
  const { calls } = fakeApi({ edit: () => ({ revision: 1 }), preview_text: () => ({}) })
  const entry = { id: 's1', editable: { revision: 0, fields } }
  const { user } = renderScreen(<ServiceForm entry={entry} onClose={vi.fn()} />)
  const panel = within(await screen.findByRole('dialog'))
  const save = () => user.click(panel.getByRole('button', { name: 'Save' }))
  const sent = () => calls.flatMap(({ name, input }) => (name === 'edit' ? [input] : []))
  return { user, panel, save, sent }
}

it('gives a draft a time, which is sent as the studio’s', async () => {
  const { user, panel, save, sent } = await openForm()
  expect(panel.getByLabelText<HTMLSelectElement>('Publication').value).toBe('draft')
  expect(panel.queryByLabelText('Publish at')).toBeNull()
  await user.selectOptions(panel.getByLabelText('Publication'), 'Scheduled')
  expect(panel.getByText('Only admins see it until then. Time zone: UTC.')).toBeDefined()
  fireEvent.change(panel.getByLabelText('Publish at'), { target: { value: '2031-02-03T08:30' } })
  fireEvent.change(panel.getByLabelText('Unpublish on'), { target: { value: '2031-03-01' } })
  await save()
  expect(sent()).toMatchObject([{ fields: { publish: '2031-02-03T08:30', takeDown: '2031-03-01' } }])
})

it('says of a time that has passed that the entry is published', async () => {
  const { user, panel } = await openForm()
  await user.selectOptions(panel.getByLabelText('Publication'), 'Scheduled')
  fireEvent.change(panel.getByLabelText('Publish at'), { target: { value: '2024-02-03T08:30' } })
  expect(panel.getByLabelText<HTMLSelectElement>('Publication').selectedOptions[0]?.text).toBe('Published')
  expect(panel.getByText('Already published. Time zone: UTC.')).toBeDefined()
  fireEvent.change(panel.getByLabelText('Publish at'), { target: { value: '2031-02-03T08:30' } })
  expect(panel.getByLabelText<HTMLSelectElement>('Publication').selectedOptions[0]?.text).toBe('Scheduled')
})

it('publishes nothing at once because its time was emptied', async () => {
  const { user, panel, save, sent } = await openForm()
  await user.selectOptions(panel.getByLabelText('Publication'), 'Scheduled')
  fireEvent.change(panel.getByLabelText('Publish at'), { target: { value: '' } })
  await save()
  expect(await panel.findByText(/not a day or a time/i)).toBeDefined()
  expect(sent()).toEqual([])
  await user.selectOptions(panel.getByLabelText('Publication'), 'Now')
  await save()
  expect(sent()).toMatchObject([{ fields: { publish: '' } }])
})

it.each([
  [{}, 'Published'],
  [{ publish: 'draft' }, 'Draft'],
  [{ publish: '2031-02-03T00:00' }, 'Scheduled for February 3, 2031'],
  [{ publish: '2031-02-03T16:30' }, 'Scheduled for February 3, 2031, 16:30'],
  [{ takeDown: '2031-03-01' }, 'Published until March 1, 2031'],
  [{ takeDown: '2020-03-01' }, 'Unpublished'],
])('says in which state an entry is: %o', (entry, state) => {
  const { container } = renderScreen(<PublicationBadge {...entry} />)
  expect(container.querySelector('p')?.textContent).toBe(state)
})
