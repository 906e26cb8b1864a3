import { useSearchParams } from 'react-router'
import { AccountPage } from '../features/accounts/account/account-page.tsx'
import { Entry } from '../features/accounts/entry.tsx'
import { PageHeader } from '../features/site/page-header.tsx'
import { Title } from '../features/site/title.tsx'
import { MyKeys } from '../features/sonata/my-keys.tsx'
import { backOf } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'

/** Sign-in and sign-up for visitors, the account page for signed-in members (SPEC §2). */
export default function Profile() {
  const user = useSession()
  const [parameters] = useSearchParams()
  if (user)
    return (
      <div className="mx-auto max-w-[920px] px-4 pt-10 max-lg:pt-(--bell-room) sm:px-6">
        <Title>Your account</Title>
        <AccountPage key={user.uid} user={user} />
        <div className="pt-10">
          <MyKeys />
        </div>
      </div>
    )
  return (
    <div className="mx-auto max-w-text px-4 sm:px-6">
      <Title>Profile</Title>
      <div className="mx-auto max-w-[480px]">
        <PageHeader
          title="Your account"
          intro="Sign in to rate, to ask and to save media, or make an account."
        />
      </div>
      <Entry back={backOf(parameters)} />
    </div>
  )
}
