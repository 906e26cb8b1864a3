import { Navigate } from 'react-router'
import { useSession } from '../../../auth/session.ts'
import { paths, signInPath } from '../../../lib/paths.ts'
import { FormScreen } from '../form-screen.tsx'
import { Verification } from '../verification.tsx'

/** Verifies the account of a member who is not verified yet (SPEC §2); others are redirected to the profile. */
export function Verify() {
  const user = useSession()
  if (!user) return <Navigate to={signInPath(paths.verify)} replace />
  if (user.varified === 'YES') return <Navigate to={paths.profile} replace />
  return (
    <FormScreen
      title="Verify your account"
      intro="It takes a code that we send to your e-mail address, and your N.I.C number."
      back={{ to: paths.profile, label: 'Profile' }}
    >
      <Verification user={user} />
    </FormScreen>
  )
}
