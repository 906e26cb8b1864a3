import { ratingScreenTexts } from '@dlm/contract/ratings/rating-screens.texts'
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
      <Title>{ratingScreenTexts.rate}</Title>
      <PageHeader
        title={ratingScreenTexts.rateProduct}
        intro={ratingScreenTexts.rateIntro}
        back={{ to: paths.explore, label: ratingScreenTexts.explore }}
      />
      {user ? (
        <RateForm key={user.uid} user={user} />
      ) : (
        <SignInRequired back={paths.rate}>{ratingScreenTexts.membersOnly}</SignInRequired>
      )}
    </div>
  )
}
