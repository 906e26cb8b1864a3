import { manageAlbumsTexts } from '@dlm/contract/media/manage-albums.texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import Lock from 'lucide-react/icons/lock'
import { Link } from 'react-router'
import { adminMedia } from '../../../admin/admin-media.ts'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { absoluteUrl, albumPath } from '../../../lib/paths.ts'
import { BackLink } from '../../../page/page-header.tsx'
import { ShareButton } from '../../../page/share/share-button.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { photoCount } from '../albums/photo-count.ts'

/** Placeholder of a line while the album loads. */
const pending = '\u00a0'

interface Props {
  adid: string
  fid: string
  /** Its photos are on a sheet, described or arranged. */
  isSheet?: boolean
}

/** The album of the photos, whether it is locked, and links: to all albums, to its sheets, to its form, to the portal. */
export function AlbumPlace({ adid, fid, isSheet = false }: Props) {
  const { data } = useInfiniteQuery(adminMedia('get_all_albums', { ids: [fid], limit: 1 }))
  const [album] = data?.pages[0]?.data ?? []
  return (
    <div className="grid gap-1">
      {isSheet ? (
        <BackLink to={dashboardToolPath(adid, 'media', { album: fid })} label={manageAlbumsTexts.photos} />
      ) : (
        <BackLink to={dashboardToolPath(adid, 'media')} label={manageAlbumsTexts.albums} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {/* A separate row on phones, so that the buttons do not move when the name is loaded. */}
        <div className="max-sm:w-full">
          <h2 dir="auto" className="text-h3 wrap-anywhere">
            {album?.name ?? pending}
          </h2>
          <p className="flex items-center gap-1.5 text-sm text-soft tabular-nums">
            {album ? photoCount(album.photos) : pending}
            {album?.locked && (
              <span className="inline-flex items-center gap-1">
                · <Lock aria-hidden="true" className="size-4" />
                {manageAlbumsTexts.locked}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {!isSheet && (
            <>
              <Link
                to={dashboardToolPath(adid, 'media', { album: fid, sheet: 'arrange' })}
                className={buttonClass('secondary', 'max-sm:px-3')}
              >
                {manageAlbumsTexts.arrangePhotos}
              </Link>
              <Link
                to={dashboardToolPath(adid, 'media', { album: fid, sheet: '1' })}
                className={buttonClass('secondary', 'max-sm:px-3')}
              >
                {manageAlbumsTexts.describePhotos}
              </Link>
            </>
          )}
          <Link
            to={dashboardToolPath(adid, 'media', { open: fid })}
            className={buttonClass('secondary', 'max-sm:px-3')}
          >
            {manageAlbumsTexts.edit}
          </Link>
          {album && (
            <ShareButton
              label={manageAlbumsTexts.album}
              title={album.name}
              url={absoluteUrl(albumPath(fid))}
              needsCode={album.locked}
            />
          )}
          <Link to={albumPath(fid)} className={buttonClass('secondary', 'max-sm:px-3')}>
            <ExternalLink aria-hidden="true" className="size-5" />
            {manageAlbumsTexts.viewOnSite}
          </Link>
        </div>
      </div>
    </div>
  )
}
