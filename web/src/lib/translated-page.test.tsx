import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { translate } from '../testing/translate.ts'

const { removeChild, insertBefore } = Node.prototype
beforeEach(async () => {
  vi.resetModules()
  await import('./translated-page.ts')
})
afterEach(() => void Object.assign(Node.prototype, { removeChild, insertBefore }))

let change: (state: { count: number; isOn: boolean }) => void

/** Texts of their own, which change, go and come among others. */
function Counter() {
  const [{ count, isOn }, setState] = useState({ count: 1, isOn: false })
  change = setState
  return (
    <p data-testid="counter">
      {isOn && 'Before '}
      {count} of 9{isOn ? <b>and more</b> : ' and none'}
      {!isOn && <i>off</i>}
    </p>
  )
}

const textShown = () => screen.getByTestId('counter').textContent?.replaceAll(/[«»]/g, '')
const changed = async (state: Parameters<typeof change>[0]) => {
  await act(async () => change(state))
  return textShown()
}

it.each(['wrap', 'replace'] as const)(
  'a page whose texts were translated (%s) shows every change',
  async (way) => {
    const view = render(<Counter />)
    expect(textShown()).toBe('1 of 9 and noneoff')
    await act(async () => translate(way))
    expect(await changed({ count: 2, isOn: false })).toBe('2 of 9 and noneoff')
    expect(await changed({ count: 2, isOn: true })).toBe('Before 2 of 9and more')
    await act(async () => translate(way))
    expect(await changed({ count: 3, isOn: false })).toBe('3 of 9 and noneoff')
    view.unmount()
    expect(document.body.textContent).toBe('')
  },
)

it('a page that nothing translated fails as ever when something is removed from where it is not', () => {
  const [here, elsewhere] = [document.createElement('p'), document.createElement('p')]
  const child = elsewhere.appendChild(document.createElement('b'))
  expect(() => here.removeChild(child)).toThrow()
  elsewhere.removeChild(child)
  expect(elsewhere.childNodes).toHaveLength(0)
})
