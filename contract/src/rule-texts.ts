import { dialogTimes } from './constants.ts'
import { type DialogText, failure } from './dialog-text.ts'
import type { Rule } from './rules.ts'

/** The dialog of a rule that was broken (SPEC §5). */
// @__NO_SIDE_EFFECTS__
export function ruleText({ title, message }: Rule): DialogText {
  return failure(title, message)
}

/** The documented text of a rule that was broken, beside the field that says what it takes: only a report. */
// @__NO_SIDE_EFFECTS__
export function ruleReport({ title, message }: Rule): DialogText {
  return { mode: 'normal', icon: 'warning', actions: 'close', title, msg: message, time: dialogTimes.long }
}
