import { rules } from '@dlm/contract/rules'
import { isOffered } from '@dlm/contract/site/offered'
import KeyRound from 'lucide-react/icons/key-round'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../auth/session.ts'
import { keyFromUrl } from '../features/sonata/key-from-url.ts'
import { KeyRequest } from '../features/sonata/key-request.tsx'
import { askPath, paths } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'
import { ToSignIn } from '../page/to-sign-in.tsx'
import { buttonClass } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'

/** Where the Sonata program sends for its activation key; `?mid=` and `?cypher=` are its own (SPEC §2). */
export default function Sonata() {
  const user = useSession()
  const [parameters] = useSearchParams()
  if (!user) return <ToSignIn />
  const urlKey = keyFromUrl(parameters)
  return (
    <div className="text-width">
      <Title>Sonata</Title>
      <PageHeader
        title="Sonata activation"
        intro="Your program, its payment, and the key that activates it."
      />
      {urlKey ? (
        <KeyRequest key={`${user.uid} ${urlKey.mid}`} user={user} urlKey={urlKey} />
      ) : (
        <MessagePanel
          role="alert"
          icon={KeyRound}
          title={rules.cypher.title}
          action={
            <>
              <Link to={paths.profile} className={buttonClass('primary')}>
                Your keys
              </Link>
              {isOffered(askPath) && (
                <Link to={askPath} className={buttonClass('secondary')}>
                  Ask a question
                </Link>
              )}
            </>
          }
        >
          {rules.cypher.message} What you asked for before is among your keys.
        </MessagePanel>
      )}
    </div>
  )
}
