import { autoCloseFrom, dialogTimes } from './constants.ts'

/** SPEC §4. */
export type DialogMode = 'normal' | 'error' | 'success'
export type DialogIcon = 'load' | 'warning' | 'success' | 'question'
export type DialogActions = 'none' | 'yesno' | 'ok' | 'close' | 'yesnoclose'

/** What the notification dialog shows; `time` in ms, and it closes automatically from `autoCloseFrom` on. */
export interface DialogText {
  readonly mode: DialogMode
  readonly icon: DialogIcon
  readonly actions: DialogActions
  readonly title: string
  readonly msg: string
  readonly time: number
  /** How `yes` looks in a question whose safe answer is `no`, which has the focus then: as a loss, or as nothing that is urged. */
  readonly yes?: 'danger' | 'secondary'
  /** What the button of `yes` says in place of it: what it does. */
  readonly yesLabel?: string
}

/**
 * Whether it only reports, and closes automatically: such a message takes neither the screen nor the focus (LOOK "Feedback"). A
 * question or a failure does.
 */
export function isQuiet({ mode, actions, time }: DialogText): boolean {
  return time >= autoCloseFrom && mode !== 'error' && !actions.startsWith('yesno')
}

/** Success messages close automatically. */
// @__NO_SIDE_EFFECTS__
export function success(title: string, msg: string): DialogText {
  return { mode: 'success', icon: 'success', actions: 'ok', title, msg, time: dialogTimes.brief }
}

/** Error messages stay until they are closed. */
// @__NO_SIDE_EFFECTS__
export function failure(title: string, msg: string): DialogText {
  return { mode: 'error', icon: 'warning', actions: 'close', title, msg, time: dialogTimes.stay }
}

/** A harmless question to be answered with yes or no. */
// @__NO_SIDE_EFFECTS__
export function confirmation(title: string, msg: string): DialogText {
  return { mode: 'normal', icon: 'question', actions: 'yesno', title, msg, time: dialogTimes.prompt }
}

/**
 * A question before something is lost, or can no longer be taken back (LOOK "Feedback"), which looks like it.
 * @param title names what: it describes the button as well
 * @param yesLabel what the button says, such as "Remove"
 */
// @__NO_SIDE_EFFECTS__
export function dangerousQuestion(title: string, msg: string, yesLabel: string): DialogText {
  return { ...confirmation(title, msg), mode: 'error', icon: 'warning', yes: 'danger', yesLabel }
}
