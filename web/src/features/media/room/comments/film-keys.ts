import type { KeyboardEvent } from 'react'
import type { FilmPlayer } from './use-film-player.ts'

/** Seconds that arrows move by; with Shift. */
const [step, smallStep] = [5, 1]

/** What each key does with a film. */
const actions: Readonly<Record<string, (player: FilmPlayer, isSmall: boolean) => void>> = {
  ' ': (player) => player.toggle(),
  ArrowLeft: (player, isSmall) => player.moveBy(isSmall ? -smallStep : -step),
  ArrowRight: (player, isSmall) => player.moveBy(isSmall ? smallStep : step),
  ',': (player) => player.step(-1),
  '.': (player) => player.step(1),
}

/** The keys of a film: those of a field that is typed into, and what a button does with the space bar, are left alone. */
export function onFilmKey(event: KeyboardEvent, player: FilmPlayer): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || !Object.hasOwn(actions, key)) return
  const target = event.target as Element
  if (target.closest('textarea, select, input:not([type="range"])')) return
  if (key === ' ' && target.closest('button, a')) return
  event.preventDefault()
  actions[key]?.(player, shiftKey)
}
