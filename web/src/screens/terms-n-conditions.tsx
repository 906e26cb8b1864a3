import type { TermsTab } from '@dlm/contract/brand/legal/headings'
import { headings, termsTabIn } from '@dlm/contract/brand/legal/headings'
import { legalTexts } from '@dlm/contract/site/legal.texts'
import { isOffered } from '@dlm/contract/site/offered'
import Cookie from 'lucide-react/icons/cookie'
import Eye from 'lucide-react/icons/eye'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import Shield from 'lucide-react/icons/shield'
import { useNavigate, useSearchParams } from 'react-router'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { termsPath } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'
import { Tabs } from '../ui/tabs.tsx'

const tabs = [
  { id: 'terms', label: legalTexts.terms, icon: Shield },
  { id: 'privacy', label: legalTexts.privacy, icon: Eye },
  { id: 'cookies', label: legalTexts.cookiePolicy, icon: Cookie },
  { id: 'faq', label: legalTexts.faq, icon: MessageCircleQuestionMark },
] as const satisfies readonly { id: TermsTab; [key: string]: unknown }[]

/** Each in a chunk of its own: who asks a question reads no terms. */
const Legal = lazyComponent(async () => {
  const { LegalTab } = await import('../features/legal/legal-tab.tsx')
  return { default: LegalTab }
})
const Faq = lazyComponent(async () => {
  const { FaqTab } = await import('../features/questions/faq-tab.tsx')
  return { default: FaqTab }
})

/** Terms, privacy, cookie policy and FAQ as tabs, which are in the address (SPEC §2). */
export default function Terms() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const selected = termsTabIn(parameters)
  const { title, intro } = headings[selected]
  return (
    <div className="page-width">
      <Title>{title}</Title>
      <PageHeader title={title} intro={intro} />
      <Tabs
        label={legalTexts.tabs}
        tabs={tabs.filter(({ id }) => isOffered(termsPath(id)))}
        selected={selected}
        onSelect={(tab) => navigate(termsPath(tab))}
      >
        {selected === 'faq' ? <Faq /> : <Legal />}
      </Tabs>
    </div>
  )
}
