import { useQuery } from '@tanstack/react-query'
import { useSession } from '../auth/session.ts'
import { lazyModule } from '../lib/code/lazy-module.ts'

const bell = lazyModule('bell', () => import('../features/notifications/bell.tsx'))

/** The bell of the signed-in member (SPEC §2). Its code is loaded after the screen's, and a failure to load it affects nothing else. */
export function MemberBell() {
  const user = useSession()
  return user && <LoadedBell key={user.uid} />
}

function LoadedBell() {
  const { data } = useQuery(bell)
  return data && <data.Bell />
}
