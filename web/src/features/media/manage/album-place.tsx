import { manageAlbumsTexts } from '@dlm/contract/media/manage-albums.texts'
import ExternalLink from 'lucide-react/icons/external-link'
import EyeOff from 'lucide-react/icons/eye-off'
import Lock from 'lucide-react/icons/lock'
import Move from 'lucide-react/icons/move'
import Pencil from 'lucide-react/icons/pencil'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import { Link, useNavigate } from 'react-router'
import { useOpenAlbum } from '../../../admin/use-open-album.ts'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { absoluteUrl, albumPath } from '../../../lib/paths.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { BackLink } from '../../../page/page-header.tsx'
import { ShareButton } from '../../../page/share/share-button.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { photoCount } from '../albums/photo-count.ts'

interface Props {
  adid: string
  fid: string
  /** Of all its photos; undefined while some are not loaded. */
  bytes?: number | undefined
}

/** Room for the sheets beside the rest. */
const wide = '(min-width: 1280px)'

/** One line between the search and the photos of an album: the way to all albums, how much it holds, and what else can be done with it. */
export function AlbumPlace({ adid, fid, bytes }: Props) {
  const album = useOpenAlbum(fid)
  const navigate = useNavigate()
  const isWide = useMediaQuery(wide)
  const pathOf = (more: Readonly<Record<string, string>>) => dashboardToolPath(adid, 'media', more)
  const sheets = [
    {
      label: manageAlbumsTexts.arrangePhotos,
      icon: Move,
      path: pathOf({ album: fid, sheet: 'arrange' }),
    },
    {
      label: manageAlbumsTexts.describePhotos,
      icon: TextCursorInput,
      path: pathOf({ album: fid, sheet: '1' }),
    },
  ]
  const rest = [
    { label: manageAlbumsTexts.edit, icon: Pencil, path: pathOf({ open: fid }) },
    { label: manageAlbumsTexts.viewOnSite, icon: ExternalLink, path: albumPath(fid) },
  ]
  return (
    <div className="flex min-h-11 items-center gap-x-3 sm:gap-x-4">
      <div className="shrink-0">
        <BackLink to={pathOf({})} label={manageAlbumsTexts.albums} />
      </div>
      <p className="me-auto flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-soft tabular-nums">
        {album && photoCount(album.photos)}
        {album && bytes !== undefined && bytes > 0 && ` · ${formatSize(bytes)}`}
        {album?.locked && (
          <span className="inline-flex items-center gap-1">
            · <Lock aria-hidden="true" className="size-4" />
            {manageAlbumsTexts.locked}
          </span>
        )}
        {album?.unlisted && (
          <span className="inline-flex items-center gap-1">
            · <EyeOff aria-hidden="true" className="size-4" />
            {manageAlbumsTexts.unlisted}
          </span>
        )}
      </p>
      {isWide &&
        sheets.map(({ label, icon: Icon, path }) => (
          <Link key={path} to={path} className={buttonClass('secondary', 'px-4')}>
            <Icon aria-hidden="true" className="size-5" />
            {label}
          </Link>
        ))}
      {album && (
        <div className="flex">
          <ShareButton
            isCompact
            label={manageAlbumsTexts.album}
            title={album.name}
            url={absoluteUrl(albumPath(fid))}
            needsCode={album.locked}
          />
          <MoreMenu
            label={manageAlbumsTexts.moreFor(album.name)}
            items={[...(isWide ? [] : sheets), ...rest].map(({ path, ...item }) => ({
              ...item,
              onSelect: () => navigate(path),
            }))}
          />
        </div>
      )}
    </div>
  )
}
