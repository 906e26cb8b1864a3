import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGrants } from './grants.ts'
import { renewGrant } from './renew-grant.ts'

/** Milliseconds before its end that a grant is renewed: the photo URLs in the page expire with it. */
const ahead = 5 * 60_000

/** Renews the grant of a locked album while its page is open, so that its photo URLs stay valid. */
export function useGrantRenewal(fid: string): void {
  const endsAt = useGrants().get(fid)?.endsAt
  const client = useQueryClient()
  useEffect(() => {
    if (endsAt === undefined) return
    const renew = async () => {
      // Without a connection now, the next call for photos tries again.
      const renewed = await renewGrant(fid).catch(() => undefined)
      if (renewed) await client.invalidateQueries({ queryKey: ['photos_all', fid] })
    }
    const timer = setTimeout(() => void renew(), Math.max(0, endsAt - Date.now() - ahead))
    return () => clearTimeout(timer)
  }, [client, fid, endsAt])
}
