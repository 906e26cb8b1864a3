import { brand } from '@dlm/contract/brand/brand'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../lib/api/query.ts'
import { aRating } from '../testing/a-rating.ts'
import { signedIn } from '../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import Rate from './rate.tsx'

const star = (name: string) => screen.getByRole('radio', { name })
const checked = () =>
  screen
    .getAllByRole('radio')
    .filter((radio) => radio.getAttribute('aria-checked') === 'true')
    .map((radio) => radio.getAttribute('aria-label'))

/** A server that has this rating of the member, and stores what is given. */
function server(rate: number | null) {
  let storedRate = rate
  return fakeApi({
    get_rates_user: () => ({ data: storedRate === null ? [] : [aRating({ rate: storedRate })] }),
    rate: ({ rating }) => {
      storedRate = rating
      return {}
    },
  })
}

it('asks who is signed out to sign in, and leads back', () => {
  renderScreen(<Rate />, '/rate')
  expect(screen.getByText('Sign in required')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/profile?back=%2Frate')
  expect(screen.queryByRole('radio')).toBeNull()
})

it('records five stars with the documented words', async () => {
  signedIn()
  const { calls } = server(null)
  const { user } = renderScreen(<Rate />, '/rate')
  expect(await screen.findByText('You haven’t rated us yet')).toBeDefined()
  await user.click(star('5 stars'))
  expect(await screen.findByRole('status', { name: 'Rating Recorded' })).toBeDefined()
  expect(
    screen.getByText(
      `You have successfully given 5 stars to the ${brand.product}. Your user experience is greatly appreciated.`,
    ),
  ).toBeDefined()
  expect(screen.getByText('You gave us 05 star(s)')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(calls.filter(({ name }) => name === 'rate')).toEqual([
    { name: 'rate', input: { rating: 5, uid: 'uid-member' } },
  ])
})

it('shows the own rating and changes it; fewer stars have a dialog of their own', async () => {
  signedIn()
  server(5)
  const { user } = renderScreen(<Rate />, '/rate')
  expect(await screen.findByText('You gave us 05 star(s)')).toBeDefined()
  await user.click(star('3 stars'))
  expect(await screen.findByRole('status', { name: 'Ratings Recorded' })).toBeDefined()
  expect(screen.getByText(/We lost 02 stars/)).toBeDefined()
  expect(checked()).toEqual(['3 stars'])
  await user.click(screen.getByRole('button', { name: 'OK' }))
})

it('gives the stars of before again with Undo; the first ones cannot be undone', async () => {
  signedIn()
  const { calls } = server(null)
  const { user } = renderScreen(<Rate />, '/rate')
  await screen.findByText('You haven’t rated us yet')
  await user.click(star('5 stars'))
  await screen.findByRole('status', { name: 'Rating Recorded' })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await screen.findByText('You gave us 05 star(s)')
  await user.click(star('3 stars'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('You gave us 05 star(s)')).toBeDefined()
  const given = calls.flatMap(({ name, input }) => (name === 'rate' ? [input] : []))
  expect(given).toMatchObject([{ rating: 5 }, { rating: 3 }, { rating: 5 }])
})

it('arrow keys pass over stars and give none; Enter does', async () => {
  signedIn()
  const { calls } = server(2)
  const { user } = renderScreen(<Rate />, '/rate')
  await screen.findByText('You gave us 02 star(s)')
  star('2 stars').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{End}{ArrowRight}{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(star('4 stars'))
  expect(calls.some(({ name }) => name === 'rate')).toBe(false)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('You gave us 04 star(s)')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'OK' }))
})

it('caches the own rating in the browser, for its member only', async () => {
  signedIn()
  server(4)
  const { unmount } = renderScreen(<Rate />, '/rate')
  await screen.findByText('You gave us 04 star(s)')
  unmount()
  fakeApi({ get_rates_user: () => new Promise(() => {}) })
  queryClient.clear()
  const again = renderScreen(<Rate />, '/rate')
  expect(screen.getByText('You gave us 04 star(s)')).toBeDefined()
  again.unmount()
  signedIn({ uid: 'uid-other' })
  renderScreen(<Rate />, '/rate')
  expect(screen.getByText('Loading your rating…')).toBeDefined()
})

it('takes a star back that was not recorded, and says why', async () => {
  signedIn()
  fakeApi({
    get_rates_user: () => ({ data: [aRating({ rate: 2 })] }),
    rate: () => {
      throw new FakeRefusal('too-many-requests')
    },
  })
  const { user } = renderScreen(<Rate />, '/rate')
  await screen.findByText('You gave us 02 star(s)')
  await user.click(star('5 stars'))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Too many tries')
  expect(screen.getByText('You gave us 02 star(s)')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'OK' }))
})

it('adds a sentence to the stars, and takes it away again', async () => {
  signedIn()
  let words: string | undefined
  const { calls } = fakeApi({
    get_rates_user: () => ({ data: [aRating({ rate: 4, ...(words && { words }) })] }),
    rate: (input) => {
      words = input.words
      return {}
    },
  })
  const { user } = renderScreen(<Rate />, '/rate')
  const field = () => screen.findByLabelText('Your rating in a sentence (optional)')
  await user.type(await field(), 'Kind and quick.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('status', { name: 'Sentence Saved' })).toBeDefined()
  await waitFor(async () => expect(((await field()) as HTMLInputElement).value).toBe('Kind and quick.'))
  await user.clear(await field())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('status', { name: 'Sentence Removed' })).toBeDefined()
  expect(calls.filter(({ name }) => name === 'rate').map(({ input }) => input)).toEqual([
    { rating: 4, uid: 'uid-member', words: 'Kind and quick.' },
    { rating: 4, uid: 'uid-member', words: '' },
  ])
})

it('asks for no sentence before there are stars', async () => {
  signedIn()
  server(null)
  renderScreen(<Rate />, '/rate')
  expect(await screen.findByText('You haven’t rated us yet')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})
