import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { type AlbumGrant, forgetGrant, grantOf, rememberGrant, useGrants } from './grants.ts'

const renewals = new Map<string, Promise<AlbumGrant | undefined>>()

/**
 * Renews the grant of an album with its stored token; concurrent callers share one renewal.
 * @returns undefined without a token, or with one that is refused since the code was changed; it is deleted then
 * @throws ApiFailure for any other reason
 */
export function renewGrant(fid: string): Promise<AlbumGrant | undefined> {
  const running = renewals.get(fid) ?? renew(fid).finally(() => renewals.delete(fid))
  renewals.set(fid, running)
  return running
}

async function renew(fid: string): Promise<AlbumGrant | undefined> {
  const stored = grantOf(fid)
  if (!stored) return undefined
  try {
    return rememberGrant(fid, await callApi('unlock_album', { fid, token: stored.token }))
  } catch (failure) {
    if (!isRefused(failure)) throw failure
    forgetGrant(fid)
    return undefined
  }
}

/** Anything else, such as no connection, says nothing about the token. */
function isRefused(failure: unknown): boolean {
  const codes: readonly string[] = ['album-code-wrong', 'album-not-found', 'invalid-input']
  return failure instanceof ApiFailure && codes.includes(failure.code)
}

/** Grants of a client room that is open, by the albums of its films. */
const lentGrants = new Map<string, string>()

/** Has the captions of films of an album requested with a room's grant. Answers how to end that. */
export function lendGrant(fid: string, grant: string): () => void {
  lentGrants.set(fid, grant)
  return () => void lentGrants.delete(fid)
}

/**
 * Makes a call that needs a grant for a locked album. A grant that expired, by our clock or by the server's answer, is renewed
 * before the call is repeated.
 * @throws ApiFailure `album-locked` if there is no grant
 */
export async function withGrant<T>(fid: string, call: (grant: string | undefined) => Promise<T>): Promise<T> {
  const lent = lentGrants.get(fid)
  if (lent !== undefined) return call(lent)
  const stored = grantOf(fid)
  const valid = stored && stored.endsAt <= Date.now() ? await renewGrant(fid) : stored
  try {
    return await call(valid?.grant)
  } catch (failure) {
    const isLocked = failure instanceof ApiFailure && failure.code === 'album-locked'
    if (!isLocked || !valid) throw failure
    return call((await renewGrant(fid))?.grant)
  }
}

/** Milliseconds before its end that a grant is renewed: the photo URLs in the page expire with it. */
const ahead = 5 * 60_000

/** Renews the grant of a locked album while its page is open, so that its photo URLs stay valid. */
export function useGrantRenewal(fid: string): void {
  const endsAt = useGrants().get(fid)?.endsAt
  const client = useQueryClient()
  useEffect(() => {
    if (endsAt === undefined) return
    const renewAndReload = async () => {
      // Without a connection now, the next call for photos tries again.
      const renewed = await renewGrant(fid).catch(() => undefined)
      if (renewed) await client.invalidateQueries({ queryKey: ['photos_all', fid] })
    }
    const timer = setTimeout(() => void renewAndReload(), Math.max(0, endsAt - Date.now() - ahead))
    return () => clearTimeout(timer)
  }, [client, fid, endsAt])
}
