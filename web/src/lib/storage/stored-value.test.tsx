import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedValue } from './stored-value.ts'

const key = 'test-words'
const words = () =>
  storedValue<readonly string[]>({
    key,
    parse: (json) => (Array.isArray(json) ? json.filter((word) => typeof word === 'string') : []),
    toJson: (list) => (list.length > 0 ? list : undefined),
  })

function Words({ use }: Pick<ReturnType<typeof words>, 'use'>) {
  return <p>{use().join(' ')}</p>
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('a stored value', () => {
  it('is stored as JSON, is the same object until it changes, and leaves nothing when there is nothing', () => {
    const { get, set } = words()
    set(['one'])
    expect(localStorage.getItem(key)).toBe('["one"]')
    expect(get()).toEqual(['one'])
    expect(get()).toBe(get())
    set([])
    expect(localStorage.getItem(key)).toBeNull()
    expect(get()).toEqual([])
  })

  it.each(['{', 'null', '{}', '[1]'])('passes over what others wrote: %s', (text) => {
    localStorage.setItem(key, text)
    expect(words().get()).toEqual([])
  })

  it('lives for the visit where the browser forbids to store it', () => {
    vi.stubGlobal('localStorage', undefined)
    const { get, set } = words()
    set(['one'])
    expect(get()).toEqual(['one'])
  })

  it('is rendered again when it changes, here or in another tab', () => {
    const { set, use } = words()
    render(<Words use={use} />)
    act(() => set(['one', 'two']))
    expect(screen.getByText('one two')).toBeDefined()
    act(() => {
      localStorage.setItem(key, '["three"]')
      dispatchEvent(new StorageEvent('storage'))
    })
    expect(screen.getByText('three')).toBeDefined()
  })
})
