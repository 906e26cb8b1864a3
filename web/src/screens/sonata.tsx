import type { User } from '@dlm/contract/accounts/user.schema'
import { rules } from '@dlm/contract/rules'
import { isOffered } from '@dlm/contract/site/offered'
import { sonataScreenTexts } from '@dlm/contract/sonata/sonata-screen.texts'
import KeyRound from 'lucide-react/icons/key-round'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../auth/session.ts'
import { LatestAlbums } from '../features/media/albums/latest-albums.tsx'
import { keyFromUrl, type UrlKey } from '../features/sonata/key-from-url.ts'
import { KeyRequest } from '../features/sonata/key-request.tsx'
import { MyKeys, useMyKeys } from '../features/sonata/my-keys.tsx'
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
  return <SignedIn user={user} urlKey={keyFromUrl(parameters)} />
}

function SignedIn({ user, urlKey }: { user: User; urlKey: UrlKey | null }) {
  const { isPending } = useMyKeys()
  return (
    <div className="page-width">
      <Title>{sonataScreenTexts.sonata}</Title>
      <PageHeader title={sonataScreenTexts.title} intro={sonataScreenTexts.intro} />
      {/* One beside the other, or the first alone over the whole width. */}
      <div className="grid items-start gap-x-10 gap-y-12 lg:auto-cols-fr lg:grid-flow-col">
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
                  {sonataScreenTexts.ownKeys}
                </Link>
                {isOffered(askPath) && (
                  <Link to={askPath} className={buttonClass('secondary')}>
                    {sonataScreenTexts.askQuestion}
                  </Link>
                )}
              </>
            }
          >
            {rules.cypher.message} {sonataScreenTexts.earlierRequests}
          </MessagePanel>
        )}
        <MyKeys except={urlKey?.mid} />
      </div>
      {/* After the keys, which would push them down. */}
      {!urlKey && !isPending && isOffered(paths.viewAlbums) && <LatestAlbums />}
    </div>
  )
}
