import { type DialogText, isQuiet } from '@dlm/contract/dialog-text'
import { failureTexts } from '@dlm/contract/site/failures.texts'
import { ApiFailure } from './api/api-failure.ts'
import { createStore, useStore } from './storage/store.ts'

/** How a dialog ended: the button that was pressed, `closed` for Escape and the close button, `time` for the auto-close. */
export type DialogChoice = 'yes' | 'no' | 'ok' | 'closed' | 'time'

interface Options {
  /** Takes the message back, as if it had been closed, when what it is about is gone. */
  signal?: AbortSignal
  /** Undoes what is reported. */
  undo?: (() => void) | undefined
  /** What the button for it says; `Undo` without it. */
  undoLabel?: string
}

/** A message that is shown: a dialog, or a report. */
export interface Message extends DialogText, Pick<Options, 'undo' | 'undoLabel'> {
  id: number
  finish(choice: DialogChoice): void
}

/** What is shown and what waits, the oldest first. */
export const messages = createStore<readonly Message[]>([])
let lastId = 0

/**
 * Shows a message in the global notification dialog (SPEC §4); dialogs queue. Resolves with how it was closed. What only
 * reports is shown in a corner, and resolves at once: no caller waits for it.
 */
export function notify(text: DialogText, { signal, ...ways }: Options = {}): Promise<DialogChoice> {
  const id = ++lastId
  return new Promise((resolve) => {
    const finish = (choice: DialogChoice) => {
      messages.set(messages.get().filter((message) => message.id !== id))
      resolve(choice)
    }
    messages.set([...messages.get(), { ...text, ...ways, id, finish }])
    if (isQuiet(text)) resolve('ok')
    signal?.addEventListener('abort', () => finish('closed'))
  })
}

/** Shows why a bare action failed, once: an ended session is reported where it ends. */
export function notifyFailure(error: unknown): void {
  if (error instanceof ApiFailure && error.code === 'session-ended') return
  const failure =
    error instanceof ApiFailure
      ? error
      : new ApiFailure('internal', failureTexts.unknown, failureTexts.ourProblem)
  void notify({
    mode: 'error',
    icon: 'warning',
    actions: 'ok',
    title: failure.title,
    msg: failure.message,
    time: 0,
  })
}

const none: readonly Message[] = []

/** What is to be shown now. */
export function useMessages(): readonly Message[] {
  return useStore(messages, (all) => all, none)
}
