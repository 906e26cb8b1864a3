import { isOffered } from '@dlm/contract/site/offered'
import { sonataScreenTexts } from '@dlm/contract/sonata/sonata-screen.texts'
import { useSearchParams } from 'react-router'
import { useSession } from '../auth/session.ts'
import { LatestAlbums } from '../features/media/albums/latest-albums.tsx'
import { KeyCheck } from '../features/sonata/key-check.tsx'
import { paths } from '../lib/paths.ts'
import { Title } from '../page/title.tsx'
import { ToSignIn } from '../page/to-sign-in.tsx'

/** Says whether `?key=` is the key of a paid request, and goes back after 5 seconds (SPEC §2). */
export default function VarifyKey() {
  const user = useSession()
  const [parameters] = useSearchParams()
  if (!user) return <ToSignIn />
  const keynum = parameters.get('key')?.trim() ?? ''
  return (
    <div className="media-width">
      <Title>{sonataScreenTexts.keyCheck}</Title>
      <KeyCheck key={keynum} keynum={keynum}>
        {isOffered(paths.viewAlbums) && <LatestAlbums />}
      </KeyCheck>
    </div>
  )
}
