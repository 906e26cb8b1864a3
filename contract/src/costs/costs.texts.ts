import { confirmation, dangerousQuestion, success } from '../dialog-text.ts'
import type { CostStep } from './cost-steps.ts'

/** What is said of the cost guard; SPEC has no text for it. */
export const costsTexts = {
  askLift: (step: Exclude<CostStep, 0>) =>
    dangerousQuestion(
      'Override this limit?',
      step === 100
        ? 'Everyone can post and download again until the end of the month, whatever it costs.'
        : 'Paused features resume until the next limit or the end of the month, whatever they cost.',
      'Override',
    ),
  lifted: success('Limit overridden', 'Visitors will notice within ten seconds.'),
  askHold: confirmation('Restore this limit?', 'The features it covers will pause again.'),
  held: success('Limit restored', 'Visitors will notice within ten seconds.'),
  ceilingsSet: success('Limits saved', 'They apply from this month on.'),
} as const
