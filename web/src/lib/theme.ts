import { storageKeys } from '@dlm/contract/constants'
import { useSyncExternalStore } from 'react'
import { loadAuthClient } from './auth-provider.ts'
import { currentSession } from './session.ts'
import { readStored, writeStored } from './storage.ts'

const listeners = new Set<() => void>()

/** The theme is where the first paint put it: on the root element (`public/first.js`). */
function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark'
}

function show(dark: boolean): void {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

/** Switches the theme and remembers it under `dsp-theme` as "true" (dark) or "false" (SPEC §4). */
export function setDark(dark: boolean): void {
  writeStored(storageKeys.theme, String(dark))
  show(dark)
}

/**
 * Switches the theme for whoever chooses it. A member's choice is posted first, and only a success switches anything; a
 * failure is silently ignored, as documented (SPEC §4, §8).
 */
export async function chooseDark(dark: boolean): Promise<void> {
  if (currentSession() && !(await postTheme(dark))) return
  setDark(dark)
}

function postTheme(dark: boolean): Promise<boolean> {
  return loadAuthClient().then(
    ({ saveTheme }) => saveTheme(dark),
    () => false,
  )
}

/** Keeps several tabs in step. */
function followStored(): void {
  const stored = readStored(storageKeys.theme)
  if (stored !== null) show(stored === 'true')
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    followStored() // another tab may have switched it since the first paint
    addEventListener('storage', followStored)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followStored)
  }
}

/** Whether the dark theme is shown; a page that the server drew is taken over as light, and corrected at once. */
export function useDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false)
}
