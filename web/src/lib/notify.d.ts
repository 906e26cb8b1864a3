import type { DialogText } from '@dlm/contract/texts'
/** How a dialog ended: the button that was pressed, or `closed` for Escape, the close button and the auto-close. */
export type DialogChoice = 'yes' | 'no' | 'ok' | 'closed'
export interface ShownDialog extends DialogText {
  id: number
  finish(choice: DialogChoice): void
}
/** Shows a message in the global notification dialog (SPEC §4); dialogs queue. Resolves with how it was closed. */
export declare function notify(text: DialogText): Promise<DialogChoice>
/** Shows why a bare action failed, once. */
export declare function notifyFailure(error: unknown): void
/** The dialog to show now, or null. */
export declare function useCurrentDialog(): ShownDialog | null
