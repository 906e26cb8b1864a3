import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { onFilmKey } from './film-keys.ts'
import type { FilmPlayer } from './use-film-player.ts'

const player = { toggle: vi.fn(), moveBy: vi.fn(), step: vi.fn() }
beforeEach(() => {
  vi.clearAllMocks()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it is in the place of a dialog
    <div data-testid="film" onKeyDown={(event) => onFilmKey(event, player as unknown as FilmPlayer)}>
      <button type="button">Play</button>
      <input type="range" aria-label="Position" />
      <textarea aria-label="Comment" />
    </div>,
  )
})

it.each([
  [' ', {}, 'toggle', []],
  ['ArrowLeft', {}, 'moveBy', [-5]],
  ['ArrowRight', {}, 'moveBy', [5]],
  ['ArrowRight', { shiftKey: true }, 'moveBy', [1]],
  [',', {}, 'step', [-1]],
  ['.', {}, 'step', [1]],
] as const)('the key %j with %j does %s', (key, more, action, given) => {
  fireEvent.keyDown(screen.getByTestId('film'), { key, ...more })
  expect(player[action].mock.calls).toEqual([given])
})

it('leaves what is typed alone, and what a button does with the space bar', () => {
  fireEvent.keyDown(screen.getByLabelText('Comment'), { key: '.' })
  fireEvent.keyDown(screen.getByRole('button'), { key: ' ' })
  fireEvent.keyDown(screen.getByTestId('film'), { key: '.', ctrlKey: true })
  for (const action of Object.values(player)) expect(action).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByLabelText('Position'), { key: '.' })
  fireEvent.keyDown(screen.getByRole('button'), { key: '.' })
  expect(player.step).toHaveBeenCalledTimes(2)
})
