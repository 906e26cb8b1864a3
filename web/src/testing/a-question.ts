import { brand } from '@dlm/contract/brand/brand'
import type { Question, Reply } from '@dlm/contract/questions/questions.schema'

/** A question as the API answers it. */
export function aQuestion(overrides: Partial<Question> = {}): Question {
  return {
    id: 'q1',
    fqid: 'q1',
    user: 'ewan.reid',
    ques: 'Is there a limit to a zip?',
    date: '2026-11-01',
    uid: 'uid-ewan',
    reps: 1,
    shown: true,
    ...overrides,
  }
}

/** A reply as the API answers it. */
export function aReply(overrides: Partial<Reply> = {}): Reply {
  return {
    id: 'r1',
    ansId: 'r1',
    qaid: 'q1',
    fqid: 'q1',
    ans: 'No, it comes in parts.',
    user: brand.company,
    date: '2026-11-02',
    ...overrides,
  }
}
