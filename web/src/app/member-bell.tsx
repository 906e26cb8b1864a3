import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../lib/session.ts'

/** The bell of who is signed in (SPEC §2). Its code comes after the screen's, and a lack of it takes nothing else along. */
export function MemberBell() {
  const user = useSession()
  return user && <LoadedBell key={user.uid} />
}

function LoadedBell() {
  const [Bell, setBell] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('../features/notifications/bell.tsx').then(
      ({ Bell }) => setBell(() => Bell),
      () => undefined,
    )
  }, [])
  return Bell && <Bell />
}
