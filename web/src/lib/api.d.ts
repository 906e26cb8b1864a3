import type { Answer, EndpointName, PublicRead, Request } from '@dlm/contract/contract'
import type { ErrorCode } from '@dlm/contract/errors'
/** A call that did not succeed, ready to be shown: `msg` is a sentence, `title` heads the dialog. */
export declare class ApiFailure extends Error {
  /** `offline`: no answer came at all; `broken-answer`: one came that is no envelope. */
  readonly code: ErrorCode | 'offline' | 'broken-answer'
  readonly title: string
  /** Message by field, where the request was at fault. */
  readonly fields: Record<string, string>
  constructor(code: ApiFailure['code'], msg: string, title: string, fields?: Record<string, string>)
  /** Whether the same call may succeed a little later. */
  get isPassing(): boolean
}
/**
 * Makes a call as POST.
 * @throws ApiFailure
 */
export declare function callApi<K extends EndpointName>(
  name: K,
  input: Request<K>,
  signal?: AbortSignal,
): Promise<Answer<K>>
/**
 * Makes a public read as GET, which browsers and the CDN may answer from their caches.
 * @throws ApiFailure
 */
export declare function readApi<K extends PublicRead>(
  name: K,
  input: Request<K>,
  signal?: AbortSignal,
): Promise<Answer<K>>
