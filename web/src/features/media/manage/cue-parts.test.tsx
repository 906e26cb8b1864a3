import { act, render, renderHook, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CueParts, usePart } from './cue-parts.tsx'

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, key) => ({ key, from: '0:00', to: '0:01', text: 'x' }))

it('many rows are listed in parts: the one that is asked for, or that of the row which was added last', () => {
  const { result, rerender } = renderHook(({ rows, added }) => usePart(rows, added), {
    initialProps: { rows: rowsOf(250), added: null as number | null },
  })
  const listed = () => [result.current[0].first, result.current[0].rows.length]
  expect(listed()).toEqual([0, 100])
  act(() => result.current[1](249))
  expect(listed()).toEqual([200, 50])
  rerender({ rows: rowsOf(251), added: 120 })
  expect(listed()).toEqual([100, 100])
  // Those of the part are removed: the one before it is listed.
  rerender({ rows: rowsOf(100), added: 120 })
  expect(listed()).toEqual([0, 100])
  rerender({ rows: rowsOf(0), added: 120 })
  expect(listed()).toEqual([0, 0])
})

it('the parts lead to each other, and are not named where there is one', () => {
  const onShow = vi.fn()
  const { rerender, container } = render(<CueParts first={100} count={100} all={1200} onShow={onShow} />)
  expect(screen.getByRole('status').textContent).toBe('101–200 of 1,200')
  for (const name of ['Earlier', 'Later']) screen.getByRole('button', { name }).click()
  expect(onShow.mock.calls).toEqual([[0], [200]])
  rerender(<CueParts first={0} count={100} all={200} onShow={onShow} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Earlier' }).disabled).toBe(true)
  rerender(<CueParts first={0} count={100} all={100} onShow={onShow} />)
  expect(container.textContent).toBe('')
})
