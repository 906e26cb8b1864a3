import { isOffered } from '@dlm/contract/site/offered'
import { documentedPath } from '@dlm/contract/site/readable-paths'
import Compass from 'lucide-react/icons/compass'
import { Link, Navigate, useLocation } from 'react-router'
import { LatestAlbums } from '../features/media/albums/latest-albums.tsx'
import { paths } from '../lib/paths.ts'
import { Title } from '../page/title.tsx'
import { SearchButton } from '../shell/search/search-button.tsx'
import { buttonClass } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'

/** For every address that is none of ours. A readable one within the app, as a text may link to, leads to its entry. */
export default function NotFound() {
  const entry = documentedPath(useLocation().pathname)
  if (entry) return <Navigate replace to={entry} />
  return (
    <>
      <Title>Not found</Title>
      <meta name="robots" content="noindex" />
      <MessagePanel
        isScreen
        icon={Compass}
        title="There is nothing at this address"
        action={
          <>
            <Link to={paths.home} className={buttonClass('primary')}>
              Go home
            </Link>
            <SearchButton className={buttonClass('secondary')} />
          </>
        }
      >
        The link may be old, or have a letter too many.
      </MessagePanel>
      <div className="media-width">{isOffered(paths.viewAlbums) && <LatestAlbums />}</div>
    </>
  )
}
