import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { DataDownload } from './data-download.tsx'

const everything = {
  account: aUser(),
  saved: ['photo-1'],
  rating: null,
  questions: [],
  replies: [],
  keys: [],
  notifications: [],
  signIns: [],
  passkeys: [],
  invitations: [],
  secondFactor: null,
  rooms: [],
  drafts: [],
  viewed: [],
}
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  vi.setSystemTime('2026-03-04')
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const button = () => screen.getByRole('button', { name: /Download my data/ })

it('says that it is under way, then saves everything as a file of today', async () => {
  signedIn()
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { calls } = fakeApi({ my_data: () => waiting.then(() => ({ data: [everything] })) })
  const { user } = renderScreen(<DataDownload />)
  await user.click(button())
  expect(await screen.findByText('Collecting your data…')).toBeDefined()
  await user.click(button())
  answer()
  expect(await screen.findByText('Saved as dlm-my-data-2026-03-04.json.')).toBeDefined()
  expect(calls).toEqual([{ name: 'my_data', input: {} }])
  expect(saved).toEqual(['dlm-my-data-2026-03-04.json'])
  const [file] = vi.mocked(URL.createObjectURL).mock.lastCall ?? []
  expect(JSON.parse(await (file as Blob).text())).toEqual(everything)
})

it('says why there is no file, and can be tried again', async () => {
  signedIn()
  fakeApi({
    my_data: () => {
      throw new FakeRefusal('too-many-requests', 60)
    },
  })
  const { user } = renderScreen(<DataDownload />)
  await user.click(button())
  expect(await screen.findByRole('alertdialog')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(saved).toEqual([])
  expect(screen.getByText('Everything we store about you, in one file.')).toBeDefined()
})
