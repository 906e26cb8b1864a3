import { mediaTexts } from '@dlm/contract/media/media.texts'
import Images from 'lucide-react/icons/images'
import Lock from 'lucide-react/icons/lock'
import { Link } from 'react-router'
import { callAdmin } from '../../../auth/admin-session.ts'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { useList } from '../../../lib/use-list.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ContentTool } from '../../dashboard/content-tool.tsx'
import { photoCount } from '../albums/album-card.tsx'
import { adminMedia } from './admin-media.ts'
import { AlbumForm } from './album-form.tsx'

/** The albums by their covers; each leads to its photos. */
export function AlbumTool({ adid }: { adid: string }) {
  const list = useList((search) => adminMedia('get_all_albums', { search, limit: 24 }))
  return (
    <ContentTool
      adid={adid}
      kind="album"
      list={list}
      words={{ one: 'album', many: 'albums', all: 'albums', hint: 'Add Albums puts the first one here.' }}
      icon={Images}
      addLabel="Add Albums"
      idOf={({ fid }) => fid}
      nameOf={({ name }) => name}
      remove={(id) => callAdmin('delete_album', { id })}
      removedTitle={mediaTexts.albumDeleted.title}
      card={({ fid, cover, name, locked, photos }) => (
        <>
          <Picture picture={cover} alt="" sizes="(min-width: 1024px) 380px, 50vw" className="aspect-[4/3]" />
          <div className="grid gap-1 p-4">
            <h2 dir="auto" className="text-h3 wrap-anywhere">
              <Link
                to={dashboardToolPath(adid, 'media', { album: fid })}
                className="inline-flex min-h-11 items-center text-accent hover:underline"
              >
                {name}
              </Link>
            </h2>
            <p className="flex items-center gap-1.5 text-sm text-soft">
              {photoCount(photos)}
              {locked && (
                <span className="inline-flex items-center gap-1">
                  <Lock aria-hidden="true" className="size-4" />
                  Locked
                </span>
              )}
            </p>
          </div>
        </>
      )}
      form={(open) => <AlbumForm {...open} />}
    />
  )
}
