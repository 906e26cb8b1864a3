import type { ErrorEnvelope } from '@dlm/contract/envelope'
import type { ErrorCode } from '@dlm/contract/errors'
import { failureTexts } from '@dlm/contract/site/failures.texts'

/** A call that did not succeed, ready to be shown: `msg` is a sentence, `title` heads the dialog. */
export class ApiFailure extends Error {
  /** `offline`: no answer came at all; `broken-answer`: the answer is no envelope; `replaced`: a deploy has removed code of the page. */
  readonly code: ErrorCode | 'offline' | 'broken-answer' | 'replaced'
  readonly title: string
  /** Message by field, where the request was at fault. */
  readonly fields: Record<string, string>
  /** Seconds until another try can succeed, where the server said so. */
  readonly retryAfter: number | undefined

  constructor(
    code: ApiFailure['code'],
    msg: string,
    title: string,
    { fields = {}, retryAfter }: Pick<ErrorEnvelope, 'fields' | 'retryAfter'> = {},
  ) {
    super(msg)
    this.code = code
    this.title = title
    this.fields = fields
    this.retryAfter = retryAfter
  }

  /** Whether the same call may succeed a little later. */
  get isPassing(): boolean {
    return ['offline', 'broken-answer', 'unavailable', 'internal'].includes(this.code)
  }
}

export function noConnection(): ApiFailure {
  return new ApiFailure('offline', failureTexts.noConnection, failureTexts.ourProblem)
}
