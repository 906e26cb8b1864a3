import { brand } from '@dlm/contract/brand/brand'
import { useSession } from '../auth/session.ts'
import { RateForm } from '../features/ratings/rate-form.tsx'
import { paths } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { SignInRequired } from '../page/sign-in-required.tsx'
import { Title } from '../page/title.tsx'

/** Rating the product with one to five stars (SPEC §2). */
export default function Rate() {
  const user = useSession()
  return (
    <div className="text-width">
      <Title>Rate</Title>
      <PageHeader
        title={`Rate ${brand.product}`}
        intro="One to five stars. They appear beside your name on the explore page."
        back={{ to: paths.explore, label: 'Explore' }}
      />
      {user ? (
        <RateForm key={user.uid} user={user} />
      ) : (
        <SignInRequired back={paths.rate}>
          Stars come from members, one rating each. Sign in, and you are back here to give yours.
        </SignInRequired>
      )}
    </div>
  )
}
