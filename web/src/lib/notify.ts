import { type DialogText, isQuiet } from '@dlm/contract/dialog-text'
import { ApiFailure } from './api-failure.ts'
import { createStore, useStore } from './store.ts'

/** How a dialog ended: the button that was pressed, `closed` for Escape and the close button, `time` for the auto-close. */
export type DialogChoice = 'yes' | 'no' | 'ok' | 'closed' | 'time'

export interface ShownDialog extends DialogText {
  id: number
  finish(choice: DialogChoice): void
}

const queue = createStore<readonly ShownDialog[]>([])
const reports = createStore<readonly ShownDialog[]>([])
let lastId = 0

/**
 * Shows a message in the global notification dialog (SPEC §4); dialogs queue. Resolves with how it was closed. What only
 * reports is shown in a corner, and resolves at once: nobody waits for it.
 * @param signal takes the dialog back, as if it had been closed, when what it asks about is gone
 */
export function notify(text: DialogText, signal?: AbortSignal): Promise<DialogChoice> {
  const id = ++lastId
  if (isQuiet(text)) {
    const finish = () => reports.set(reports.get().filter((report) => report.id !== id))
    reports.set([...reports.get(), { ...text, id, finish }])
    return Promise.resolve('ok')
  }
  return new Promise((resolve) => {
    const finish = (choice: DialogChoice) => {
      queue.set(queue.get().filter((dialog) => dialog.id !== id))
      resolve(choice)
    }
    queue.set([...queue.get(), { ...text, id, finish }])
    signal?.addEventListener('abort', () => finish('closed'))
  })
}

/** Shows why a bare action failed, once: that a session has ended is told where it ends. */
export function notifyFailure(error: unknown): void {
  if (error instanceof ApiFailure && error.code === 'session-ended') return
  const failure =
    error instanceof ApiFailure
      ? error
      : new ApiFailure('internal', 'Something went wrong. Please try again.', 'Our Problem')
  void notify({
    mode: 'error',
    icon: 'warning',
    actions: 'ok',
    title: failure.title,
    msg: failure.message,
    time: 0,
  })
}

/** The reports to show now, the oldest first. */
export function useReports(): readonly ShownDialog[] {
  return useStore(reports, (shown) => shown, noReports)
}

const noReports: readonly ShownDialog[] = []

/** The dialog to show now, or null. */
export function useCurrentDialog(): ShownDialog | null {
  return useStore(queue, ([first]) => first ?? null, null)
}
