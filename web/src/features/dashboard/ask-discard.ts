import { dangerousQuestion } from '@dlm/contract/dialog-text'

/** Asked before a form is left with changes that are not saved. */
export const askDiscard = dangerousQuestion('Discard your changes?', 'What you typed is not saved yet.')
