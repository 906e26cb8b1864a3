import { profileScreenTexts } from '@dlm/contract/accounts/profile-screen.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../auth/session.ts'
import { AccountPage } from '../features/accounts/account/account-page.tsx'
import { Entry } from '../features/accounts/entry.tsx'
import { LatestAlbumPicture } from '../features/media/stage/latest-album-picture.tsx'
import { MyKeys } from '../features/sonata/my-keys.tsx'
import { lazyComponent } from '../lib/code/lazy-component.ts'
import { backOf, paths } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'

const MyRooms = lazyComponent(async () => ({
  default: (await import('../features/rooms/my-rooms.tsx')).MyRooms,
}))

/** Why the sign-in is asked for, by the screen that led to it. */
const reasons: Readonly<Record<string, string>> = {
  [paths.verifyKey]: profileScreenTexts.checkKey,
  [paths.sonata]: profileScreenTexts.requestKey,
}

/** Sign-in and sign-up for visitors, the account page for signed-in members (SPEC §2). */
export default function Profile() {
  const user = useSession()
  const [parameters] = useSearchParams()
  if (user)
    return (
      <div className="media-width pt-6 sm:pt-10">
        <Title>{profileScreenTexts.account}</Title>
        <div className="grid max-w-[872px] gap-10 xl:max-w-none">
          <AccountPage key={user.uid} user={user} />
          {isOffered(paths.room) && (
            <Suspense>
              <MyRooms />
            </Suspense>
          )}
          {isOffered(paths.sonata) && <MyKeys />}
        </div>
      </div>
    )
  const back = backOf(parameters)
  const reason = reasons[back?.replace(/\?.*/, '') ?? '']
  return (
    <div className="page-width">
      <Title>{profileScreenTexts.profile}</Title>
      <PageHeader title={profileScreenTexts.account} intro={reason ?? profileScreenTexts.intro} />
      <div className="grid items-start gap-16 lg:grid-cols-[480px_minmax(0,1fr)]">
        <Entry back={back} />
        <LatestAlbumPicture />
      </div>
    </div>
  )
}
