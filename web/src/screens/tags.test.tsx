import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Tags from './tags.tsx'

const article = { kind: 'news', id: 'n1', title: 'North light', path: '/read_news?id=n1' } as const
const video = { kind: 'video', id: 'v1', title: 'Night train', path: '/view_albums?tab=video&id=v1' } as const

it('lists what carries the tag of the address, and where there is more', async () => {
  const { calls } = fakeApi({
    get_tag: () => ({ name: 'Café', data: [video, article], others: ['news', 'video'] }),
  })
  renderScreen(<Tags />, '/tags?tag=Caf%C3%A9')
  await screen.findByRole('link', { name: 'Night train' })
  expect(screen.getByRole('heading', { level: 1, name: 'Café' })).toBeDefined()
  expect(calls).toEqual([{ name: 'get_tag', input: { id: 'Café' } }])
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Home', '/home'],
    ['Night train', video.path],
    ['North light', article.path],
    ['More in News', '/news_area?search=Caf%C3%A9'],
    ['More in Videos', '/view_albums?tab=video&search=Caf%C3%A9'],
  ])
  expect(document.title).toContain('Tag: Café')
  const kinds = screen.getAllByRole('listitem').map((entry) => entry.textContent)
  expect(kinds).toEqual(['VideoNight train', 'ArticleNorth light'])
})

it('shows what is no tag as one that nothing carries', async () => {
  fakeApi({
    get_tag: () => {
      throw new FakeRefusal('invalid-input')
    },
  })
  renderScreen(<Tags />, '/tags?tag=!')
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this tag' })).toBeDefined()
})

it.each(['/tags?tag=none', '/tags'])('says that there is nothing at %s', async (address) => {
  fakeApi({ get_tag: () => ({ name: '', data: [], others: [] }) })
  renderScreen(<Tags />, address)
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this tag' })).toBeDefined()
})

it('says that it could not be loaded, and tries again', async () => {
  let isDown = true
  fakeApi({
    get_tag: () => {
      if (isDown) throw new FakeRefusal('not-allowed')
      return { name: 'Sea', data: [article], others: [] }
    },
  })
  const { user } = renderScreen(<Tags />, '/tags?tag=sea')
  await screen.findByRole('alert')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'North light' })).toBeDefined()
})
