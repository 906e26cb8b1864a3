import { useSearchParams } from 'react-router'
import { useSession } from '../../auth/session.ts'
import { lazyComponent } from '../../lib/lazy-screen.tsx'
import { FaqList } from './faq-list.tsx'

/** For members only, so that nobody else loads it. */
const AskingTab = lazyComponent(async () => {
  const { Asking } = await import('./asking/asking.tsx')
  return { default: Asking }
})

/** Everybody's questions; with `?ask=true` a member's own ones and the form that asks. */
export function FaqTab() {
  const [parameters] = useSearchParams()
  const user = useSession()
  return user && parameters.get('ask') === 'true' ? <AskingTab /> : <FaqList />
}
