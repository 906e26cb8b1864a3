import { useSearchParams } from 'react-router'
import { LazyScreen, screenLoader } from '../../lib/lazy-screen.tsx'
import { useSession } from '../../lib/session.ts'
import { FaqList } from './faq-list.tsx'

/** For members only, so that nobody else loads it. */
const asking = screenLoader(async () => {
  const { Asking } = await import('./asking/asking.tsx')
  return { default: Asking }
})

/** Everybody's questions; with `?ask=true` a member's own ones and the form that asks. */
export function FaqTab() {
  const [parameters] = useSearchParams()
  const user = useSession()
  return user && parameters.get('ask') === 'true' ? <LazyScreen load={asking} /> : <FaqList />
}
