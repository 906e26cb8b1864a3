import { brand } from '@dlm/contract/brand/brand'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/api/query.ts'
import { giveDevice } from '../../testing/device.ts'
import { message } from '../../testing/message.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { drawShareCard } from './draw-share-card.ts'
import { ShareButton } from './share-button.tsx'

vi.mock('./draw-share-card.ts', () => ({ drawShareCard: vi.fn() }))

const card = { label: 'News', title: 'Aurora', url: 'https://portal.dlm.test/read_news?id=n1' }
const file = new Blob(['card'], { type: 'image/png' })

beforeEach(() => {
  vi.mocked(drawShareCard).mockReset().mockResolvedValue(file)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:card')
})

async function open() {
  const view = renderScreen(<ShareButton {...card} />)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  const click = vi
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockReset()
    .mockImplementation(() => {})
  await view.user.click(screen.getByRole('button', { name: 'Share' }))
  const downloads = () => click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)
  return { ...view, writeText, downloads }
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })

/** What the notification dialog says, which is closed then. */
async function said() {
  const dialog = await message()
  const text = dialog.textContent
  await userEvent.click(within(dialog).getByRole('button'))
  return text
}

it('draws nothing before the card is opened', async () => {
  renderScreen(<ShareButton {...card} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(drawShareCard).not.toHaveBeenCalled()
})

it.each([
  ['the card', /^Card for “Aurora”/],
  ['its button', 'Download card'],
])('a press on %s downloads it, copies the address and says so', async (_what, name) => {
  const { user, writeText, downloads } = await open()
  await user.click(await press(name))
  expect(await said()).toMatch(new RegExp(`^${brand.product} Share.+downloaded the card`))
  expect(downloads()).toEqual(['Share.png'])
  expect(URL.createObjectURL).toHaveBeenLastCalledWith(file)
  expect(writeText).toHaveBeenCalledWith(card.url)
  expect(vi.mocked(drawShareCard).mock.calls).toEqual([[card]])
})

it('has the copying of the address in its field, before all else', async () => {
  await open()
  const copy = await press('Copy address')
  expect(copy.parentElement?.contains(screen.getByRole('textbox', { name: 'Address' }))).toBe(true)
  expect(copy.className).toContain('bg-accent-solid')
  expect((await press('Download card')).className).not.toContain('bg-accent-solid')
})

it('copies the address alone', async () => {
  const { user, writeText, downloads } = await open()
  await user.click(await press('Copy address'))
  expect(await said()).toContain('We copied the address to your clipboard.')
  expect(writeText).toHaveBeenCalledWith(card.url)
  expect(downloads()).toEqual([])
})

it('says how else to get the address when the clipboard is forbidden, once', async () => {
  const { user, writeText, downloads } = await open()
  writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(await press('Download card'))
  expect(await said()).toContain('didn’t let us copy')
  expect(downloads()).toEqual(['Share.png'])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe(card.url)
})

it('says when the card cannot be drawn, and draws it on another try; the address is there meanwhile', async () => {
  vi.mocked(drawShareCard).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const { user } = await open()
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t create the card')
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await said()).toContain('We copied the address')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await press(/^Card for/)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers the share sheet only where there is one, and takes closing it for no failure', async () => {
  const { user, unmount } = await open()
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull()
  unmount()

  const share = vi.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  giveDevice({ share })
  renderScreen(<ShareButton {...card} />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await user.click(await press('Share…'))
  expect(share).toHaveBeenCalledWith({ title: 'Aurora', url: card.url })
  expect(screen.queryByRole('alertdialog')).toBeNull()
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(await press('Share…'))
  expect(await said()).toContain('Something went wrong')
})

it('notifies its owner when it opens, and closes', async () => {
  const onOpen = vi.fn()
  const { user } = renderScreen(<ShareButton {...card} onOpen={onOpen} />)
  await user.click(await press('Share'))
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog', { name: 'Share' })).toBeDefined()
  await user.click(await press('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes with Back, and leaves nothing to go back to otherwise', async () => {
  const push = vi.spyOn(history, 'pushState')
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  const { user } = await open()
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('dialog', { name: 'Share' })
  expect(push).toHaveBeenCalledTimes(1)
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await isClosed()
  expect(back).not.toHaveBeenCalled()

  await user.click(await press('Share'))
  await user.click(await press('Close'))
  await isClosed()
  expect(push).toHaveBeenCalledTimes(2)
  expect(back).toHaveBeenCalledTimes(1)
})

it('is not open for another entry that takes the place of this one', async () => {
  const at = (url: string) => (
    <QueryClientProvider client={queryClient}>
      <ShareButton {...card} url={url} />
    </QueryClientProvider>
  )
  const { rerender } = render(at(card.url))
  await userEvent.click(await press('Share'))
  expect(await press('Download card')).toBeDefined()
  rerender(at('https://portal.dlm.test/read_news?id=n2'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
