import { notFoundTexts } from '@dlm/contract/site/not-found.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { documentedPath } from '@dlm/contract/site/readable-paths'
import Compass from 'lucide-react/icons/compass'
import { Navigate, useLocation } from 'react-router'
import { LatestAlbums } from '../features/media/albums/latest-albums.tsx'
import { paths } from '../lib/paths.ts'
import { HomeOrSearch } from '../page/home-or-search.tsx'
import { Title } from '../page/title.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'

/** For every address that is none of ours. A readable one within the app, as a text may link to, leads to its entry. */
export default function NotFound() {
  const entry = documentedPath(useLocation().pathname)
  if (entry) return <Navigate replace to={entry} />
  return (
    <>
      <Title>{notFoundTexts.pageNotFound}</Title>
      <meta name="robots" content="noindex" />
      <div className="media-width">
        <MessagePanel
          isScreen
          icon={Compass}
          title={notFoundTexts.pageNotFoundTitle}
          action={<HomeOrSearch />}
        >
          {notFoundTexts.pageNotFoundHint}
        </MessagePanel>
        {isOffered(paths.viewAlbums) && <LatestAlbums />}
      </div>
    </>
  )
}
