import { type IntroStep, introSteps } from '@dlm/contract/brand/intro-steps'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { TypedIntro } from './typed-intro.tsx'

const [welcome, look] = introSteps() as [IntroStep, IntroStep]

beforeEach(() => vi.useFakeTimers())

/** Second by second, so that each state can set the timer of the next one. */
const pass = (ms: number) => {
  for (let passed = 0; passed < ms; passed += 1_000) act(() => vi.advanceTimersByTime(1_000))
}
const step = () => document.querySelector('[aria-current="step"]')?.textContent.slice(0, 2)
/** What can be seen of the step's text so far. */
const seen = () => {
  const text = document.querySelector('div:not(.invisible) > p[aria-hidden]')
  return text?.firstChild?.nodeType === Node.TEXT_NODE ? text.firstChild.textContent : ''
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('types a step, rests, and types the next, up to the last', () => {
  render(<TypedIntro />)
  expect([step(), seen()]).toEqual(['01', ''])
  pass(1_000)
  const begun = seen()
  expect(begun?.length).toBeGreaterThan(20)
  expect(welcome.text.startsWith(begun ?? '-')).toBe(true)
  pass(9_000)
  expect(step()).toBe('02')
  pass(6 * 12_000)
  expect([step(), seen()]).toEqual(['06', introSteps()[5]?.text])
})

it('leaves the first step whole where the server rendered it, and types the others', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<TypedIntro />)
  document.body.append(container)
  expect([step(), seen()]).toEqual(['01', welcome.text])
  const root = await act(async () => hydrateRoot(container, <TypedIntro />))
  pass(2_000)
  expect([step(), seen()]).toEqual(['01', welcome.text])
  pass(2_000)
  expect(step()).toBe('02')
  expect(look.text.startsWith(seen() ?? '-')).toBe(true)
  expect(seen()).not.toBe(look.text)
  act(() => root.unmount())
  container.remove()
})

it('has each text whole for screen readers from the start', () => {
  render(<TypedIntro />)
  expect(screen.getByText(welcome.text, { selector: '.sr-only' })).toBeDefined()
})

it('is skipped: the step is there at once, and nothing is typed automatically', () => {
  render(<TypedIntro />)
  press('Skip')
  expect(seen()).toBe(welcome.text)
  pass(60_000)
  expect(step()).toBe('01')
  press('Play again')
  expect(seen()).toBe('')
})

it('types the step that is chosen, and stays there', () => {
  render(<TypedIntro />)
  press('02 Look and listen')
  expect([step(), seen()]).toEqual(['02', ''])
  pass(60_000)
  expect([step(), seen()]).toEqual(['02', look.text])
})

it('has the text at once for someone who asked for less motion, and any step can be chosen', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
  )
  render(<TypedIntro />)
  expect(seen()).toBe(welcome.text)
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  pass(60_000)
  expect(step()).toBe('01')
  press('02 Look and listen')
  expect([step(), seen()]).toEqual(['02', look.text])
  vi.restoreAllMocks()
})
