import { faqTexts } from '@dlm/contract/questions/faq.texts'
import { useSearchParams } from 'react-router'
import { useSession } from '../../auth/session.ts'
import { lazyComponent } from '../../lib/code/lazy-component.ts'
import { askPath } from '../../lib/paths.ts'
import { SignInRequired } from '../../page/sign-in-required.tsx'
import { AllQuestionsLink } from './all-questions-link.tsx'
import { FaqList } from './faq-list.tsx'

/** Lazy, since only members need it. */
const AskingTab = lazyComponent(async () => {
  const { Asking } = await import('./asking/asking.tsx')
  return { default: Asking }
})

/** The public questions; with `?ask=true` a member's own ones and the form that asks, for which visitors need an account (SPEC §5). */
export function FaqTab() {
  const [parameters] = useSearchParams()
  const user = useSession()
  if (parameters.get('ask') !== 'true') return <FaqList />
  if (user) return <AskingTab />
  return (
    <div className="grid pt-6">
      <AllQuestionsLink />
      <SignInRequired back={askPath}>{faqTexts.signInToAsk}</SignInRequired>
    </div>
  )
}
