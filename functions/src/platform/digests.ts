import { createHash, createHmac } from 'node:crypto'

/** Turns what must not be readable in a document id (addresses, visitor ids, e-mails) into a keyed digest. */
export interface Digests {
  /** HMAC-SHA-256 of the parts under the server's secret, base64url, 43 characters. */
  keyed(...parts: string[]): string
}

/** @param secret APP_SECRET; changing it resets every throttle and anonymous vote, and ends every permit of a locked album and of a preview. */
export function digests(secret: string): Digests {
  return {
    keyed: (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url'),
  }
}

/** SHA-256 as base64url, for values that are random enough to need no key. */
export function sha256(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('base64url')
}
