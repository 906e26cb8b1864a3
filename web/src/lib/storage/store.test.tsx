import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createStore, type Store, useStore } from './store.ts'

const draws = vi.fn()
function Parity({ store }: { store: Store<number> }) {
  const parity = useStore(store, (value) => (value % 2 === 0 ? 'even' : 'odd'), 'unknown')
  draws(parity)
  return <p>{parity}</p>
}

describe('a store', () => {
  it('notifies each subscriber of each change, until it unsubscribes', () => {
    const store = createStore(1)
    const [first, second] = [vi.fn(), vi.fn()]
    const leave = store.subscribe(first)
    store.subscribe(second)
    store.set(2)
    leave()
    store.set(3)
    expect(store.get()).toBe(3)
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).toHaveBeenCalledTimes(2)
  })

  it('runs `whileFollowed` once, from the first subscriber to the last', () => {
    const end = vi.fn()
    const begin = vi.fn(() => end)
    const store = createStore(1, begin)
    const leave = [vi.fn(), vi.fn()].map((listener) => store.subscribe(listener))
    expect(begin).toHaveBeenCalledTimes(1)
    leave[0]?.()
    leave[0]?.()
    expect(end).not.toHaveBeenCalled()
    leave[1]?.()
    expect(end).toHaveBeenCalledTimes(1)
    store.subscribe(vi.fn())
    expect(begin).toHaveBeenCalledTimes(2)
  })
})

describe('useStore', () => {
  it('renders what is shown of the value, and again only when that changes', () => {
    const store = createStore(1)
    render(<Parity store={store} />)
    expect(screen.getByText('odd')).toBeDefined()
    draws.mockClear()
    act(() => store.set(3))
    expect(draws).not.toHaveBeenCalled()
    act(() => store.set(4))
    expect(screen.getByText('even')).toBeDefined()
  })

  it('renders on the server the value that is given for it', () => {
    expect(renderToString(<Parity store={createStore(1)} />)).toBe('<p>unknown</p>')
  })

  it('unsubscribes when it is unmounted', () => {
    const end = vi.fn()
    const { unmount } = render(<Parity store={createStore(1, () => end)} />, { wrapper: StrictMode })
    end.mockClear()
    unmount()
    expect(end).toHaveBeenCalledTimes(1)
  })
})
