import { confirmation, dangerousQuestion, success } from '../dialog-text.ts'
import type { CostStep } from './cost-steps.ts'

/** The dialogs of the cost guard; SPEC has no text for them. */
export const costsTexts = {
  askLift: (step: Exclude<CostStep, 0>) =>
    dangerousQuestion(
      'Override the limit?',
      step === 100
        ? 'Everyone can post and download again until the month ends, whatever it costs.'
        : 'Whatever is paused resumes until the month ends or the next step is reached, whatever it costs.',
    ),
  lifted: success('Limit overridden', 'Visitors see the change within ten seconds.'),
  askHold: confirmation('Restore the limit?', 'Everything this limit covers is paused again.'),
  held: success('Limit restored', 'Visitors see the change within ten seconds.'),
  ceilingsSet: success('Limits saved', 'They apply to this month and the months ahead.'),
} as const
