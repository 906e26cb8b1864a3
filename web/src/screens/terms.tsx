import Cookie from 'lucide-react/icons/cookie'
import Eye from 'lucide-react/icons/eye'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import Shield from 'lucide-react/icons/shield'
import { useNavigate, useSearchParams } from 'react-router'
import { FaqTab } from '../features/questions/faq-tab.tsx'
import { cookies } from '../features/site/legal/cookies.ts'
import { KeptItems } from '../features/site/legal/kept-items.tsx'
import { LegalText } from '../features/site/legal/legal-text.tsx'
import { privacy } from '../features/site/legal/privacy.ts'
import { terms } from '../features/site/legal/terms.ts'
import { PageHeader } from '../features/site/page-header.tsx'
import { Title } from '../features/site/title.tsx'
import { type TermsTab, termsPath } from '../lib/paths.ts'
import { Tabs } from '../ui/tabs.tsx'

const tabs = [
  { id: 'terms', label: 'Terms', icon: Shield },
  { id: 'privacy', label: 'Privacy', icon: Eye },
  { id: 'cookies', label: 'Cookie policy', icon: Cookie },
  { id: 'faq', label: 'FAQ', icon: MessageCircleQuestionMark },
] as const satisfies readonly { id: TermsTab; [key: string]: unknown }[]

const headings = {
  terms,
  privacy,
  cookies,
  faq: { title: 'Questions & replies', intro: 'What others asked, and what we replied.' },
} as const

/** Terms, privacy, cookie policy and FAQ as tabs, which stand in the address (SPEC §2). */
export default function Terms() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const selected = tabIn(parameters)
  const { title, intro } = headings[selected]
  return (
    <div className="mx-auto max-w-text px-4 sm:px-6">
      <Title>{title}</Title>
      <PageHeader title={title} intro={intro} />
      <Tabs
        label="Terms, privacy and questions"
        tabs={tabs}
        selected={selected}
        onSelect={(tab) => navigate(termsPath(tab))}
      >
        {selected === 'terms' && <LegalText document={terms} />}
        {selected === 'privacy' && <LegalText document={privacy} />}
        {selected === 'cookies' && (
          <LegalText document={cookies}>
            <KeptItems />
          </LegalText>
        )}
        {selected === 'faq' && <FaqTab />}
      </Tabs>
    </div>
  )
}

/** The tab an address asks for; the documented `?cookie_policy=true` among others. */
function tabIn(parameters: URLSearchParams): TermsTab {
  if (parameters.get('cookie_policy') === 'true') return 'cookies'
  const wanted = parameters.get('tab')
  return tabs.find(({ id }) => id === wanted)?.id ?? 'terms'
}
