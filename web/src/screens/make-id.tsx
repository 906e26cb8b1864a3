import { profileScreenTexts } from '@dlm/contract/accounts/profile-screen.texts'
import { Navigate } from 'react-router'
import { useSession } from '../auth/session.ts'
import { MemberCard } from '../features/accounts/card/member-card.tsx'
import { paths, signInPath } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'

/** The member card of the signed-in member, to download (SPEC §2 leaves the screen open). */
export default function MakeId() {
  const user = useSession()
  if (!user) return <Navigate to={signInPath(paths.makeId)} replace />
  return (
    <div className="page-width">
      <Title>{profileScreenTexts.memberCard}</Title>
      <PageHeader
        title={profileScreenTexts.memberCard}
        intro={profileScreenTexts.memberCardIntro}
        back={{ to: paths.profile, label: profileScreenTexts.profile }}
      />
      <MemberCard user={user} />
    </div>
  )
}
