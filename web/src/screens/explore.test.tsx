import { brand } from '@dlm/contract/brand/brand'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aRating } from '../testing/a-rating.ts'
import { anArticle } from '../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Explore from './explore.tsx'

const get_3_news = () => ({ data: [anArticle()] })
const ratings = () => within(screen.getByRole('region', { name: 'Ratings' }))

beforeEach(() => {
  fakeApi({
    get_3_news,
    get_10_rates: () => ({
      data: [
        aRating({ id: 'r1', user: 'olu.adeyemi', rate: 4 }),
        aRating({ id: 'r2', user: 'ewan', rate: 5, picture: anArticle().cover }),
      ],
      counts: [0, 0, 0, 1, 1],
    }),
  })
})

it('shows the latest news and ratings, with photo or initials, and who is behind it', async () => {
  renderScreen(<Explore />)
  expect(await screen.findByRole('link', { name: 'Aurora over the bay' })).toBeDefined()
  const [first, second] = await ratings().findAllByRole('listitem')
  expect(first?.textContent).toBe('OAolu.adeyemi')
  expect(ratings().getByRole('img', { name: '4 of 5 stars' })).toBeDefined()
  expect(second?.textContent).toBe('ewan')
  expect(ratings().getByRole('img', { name: '5 of 5 stars' })).toBeDefined()
  const summary = ratings().getByRole('img', { name: '4.5 of 5 stars on average' })
  expect(summary.parentElement?.textContent).toContain('02 ratings')
  expect(
    ratings()
      .getAllByRole('definition')
      .map((count) => count.textContent),
  ).toEqual([...['01', '01', '00', '00', '00']])
  const about = within(screen.getByRole('region', { name: `About ${brand.product}` }))
  expect(about.getByRole('link', { name: 'Read the news' }).getAttribute('href')).toBe('/news_area')
  expect(about.getByRole('link', { name: 'Rate us' }).getAttribute('href')).toBe('/rate')
})

it.each([
  ['there are no ratings', () => ({ data: [], counts: [0, 0, 0, 0, 0] }), 'No ratings yet'],
  [
    'they cannot be had',
    () => {
      throw new FakeRefusal('too-many-requests')
    },
    'can’t show the ratings',
  ],
])('says so when %s, and still leads to rating', async (_case, get_10_rates, sentence) => {
  fakeApi({ get_3_news, get_10_rates })
  renderScreen(<Explore />)
  expect(await ratings().findByText(new RegExp(sentence))).toBeDefined()
  expect(
    ratings()
      .getByRole('link', { name: `Rate ${brand.product}` })
      .getAttribute('href'),
  ).toBe('/rate')
})
