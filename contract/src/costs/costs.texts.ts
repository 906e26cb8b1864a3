import { confirmation, dangerousQuestion, success } from '../dialog-text.ts'
import type { CostStep } from './cost-steps.ts'

/** What is said of the cost guard; SPEC has no text for it. */
export const costsTexts = {
  askLift: (step: Exclude<CostStep, 0>) =>
    dangerousQuestion(
      'Let everything continue?',
      step === 100
        ? 'Everyone can write and download again, whatever it costs, until the month ends.'
        : 'What is paused continues, whatever it costs, until the month ends or the next step is reached.',
    ),
  lifted: success('Step Lifted', 'Visitors notice within ten seconds.'),
  askHold: confirmation('Let the step hold again?', 'What pauses at this step pauses from now on.'),
  held: success('Step Holds', 'Visitors notice within ten seconds.'),
  ceilingsSet: success('Ceilings Set', 'They hold from now on, for this month and those to come.'),
} as const
