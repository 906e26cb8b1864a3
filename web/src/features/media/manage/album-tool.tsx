import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { adminMediaTexts } from '@dlm/contract/media/admin-media.texts'
import { manageAlbumsTexts } from '@dlm/contract/media/manage-albums.texts'
import type { Album } from '@dlm/contract/media/media.schema'
import EyeOff from 'lucide-react/icons/eye-off'
import Images from 'lucide-react/icons/images'
import Lock from 'lucide-react/icons/lock'
import { useCallback } from 'react'
import { adminMedia } from '../../../admin/admin-media.ts'
import { ContentTool } from '../../../admin/list/content-tool.tsx'
import type { Entry } from '../../../admin/list/entry.ts'
import { byName, most } from '../../../admin/list/sorts.ts'
import type { Column } from '../../../admin/list/table.tsx'
import { useOrder } from '../../../admin/list/use-order.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { absoluteUrl, albumPath } from '../../../lib/paths.ts'
import { contentsOf } from '../albums/photo-count.ts'

/** Who cannot open an album, and who does not see that it is there. */
function AccessBadge({ locked, unlisted }: Pick<Album, 'locked' | 'unlisted'>) {
  const badges = [
    ...(locked ? [{ text: manageAlbumsTexts.locked, Icon: Lock }] : []),
    ...(unlisted ? [{ text: manageAlbumsTexts.unlisted, Icon: EyeOff }] : []),
  ]
  return (
    <span className="inline-flex flex-wrap gap-x-3 text-soft">
      {badges.map(({ text, Icon }) => (
        <span key={text} className="inline-flex items-center gap-1">
          <Icon aria-hidden="true" className="size-4" />
          {text}
        </span>
      ))}
    </span>
  )
}

const forms = lazyModule('album-forms', () => import('./album-form.tsx'))

const columns: readonly Column[] = [
  { id: 'badge', label: listTexts.access, width: '8rem' },
  { id: 'photos', label: listTexts.photos, width: '6rem', isNumber: true, sorts: most('largest') },
]

/** The albums by their covers; each leads to its photos. */
export function AlbumTool({ adid }: { adid: string }) {
  const [order, orders] = useOrder(['oldest', 'name', 'largest'])
  const list = useList((search) =>
    adminMedia('get_all_albums', { search, limit: 24, unlisted: true, ...(order && { order }) }),
  )
  const entryOf = useCallback(
    ({ fid, cover, name, locked, unlisted, photos, recordings }: Album): Entry => ({
      id: fid,
      name,
      picture: cover,
      icon: Images,
      to: dashboardToolPath(adid, 'media', { album: fid }),
      badge: (locked || unlisted) && <AccessBadge locked={locked} unlisted={unlisted} />,
      facts: [{ column: 'photos', value: leadingZero(photos), words: contentsOf({ photos, recordings }) }],
      share: {
        label: manageAlbumsTexts.album,
        title: name,
        url: absoluteUrl(albumPath(fid)),
        needsCode: locked,
      },
    }),
    [adid],
  )
  return (
    <ContentTool
      adid={adid}
      kind="album"
      list={list}
      words={manageAlbumsTexts.list}
      order={orders}
      icon={Images}
      addLabel={manageAlbumsTexts.add}
      entryOf={entryOf}
      columns={columns}
      titled={{ label: listTexts.name, sorts: byName }}
      remove={(id) => callAdmin('delete_album', { id })}
      removedTitle={adminMediaTexts.albumDeleted.title}
      forms={forms}
      form={({ AlbumForm }, open) => <AlbumForm {...open} />}
      bulk={[
        {
          ...{ label: manageAlbumsTexts.lockOrOpen, icon: Lock },
          form: ({ LockForm }, open) => <LockForm {...open} />,
        },
      ]}
    />
  )
}
