import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { adminMediaTexts } from '@dlm/contract/media/admin-media.texts'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import Copyright from 'lucide-react/icons/copyright'
import FolderInput from 'lucide-react/icons/folder-input'
import Images from 'lucide-react/icons/images'
import Tag from 'lucide-react/icons/tag'
import { ContentTool } from '../../../admin/list/content-tool.tsx'
import type { Entry } from '../../../admin/list/entry.ts'
import { byName } from '../../../admin/list/sorts.ts'
import type { Column } from '../../../admin/list/table.tsx'
import { useOrder } from '../../../admin/list/use-order.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { useList } from '../../../lib/api/use-list.ts'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { formatSize } from '../../../lib/format/format-size.ts'
import { albumPhotosQuery } from './album-photos-query.ts'
import { AlbumPlace } from './album-place.tsx'
import { FailedPhoto } from './failed-photo.tsx'
import { UploadingTool } from './uploading-tool.tsx'

const forms = lazyModule('photo-forms', () => import('./photo-forms.tsx'))

/** The photo as its list shows it. */
const entryOf = ({ pid, picture, name, size, renditions }: Photo): Entry => ({
  id: pid,
  name,
  picture: picture ?? null,
  icon: Images,
  isWorking: renditions === 'working',
  facts: [
    { column: 'size', value: formatSize(size) },
    renditions === 'working' ? { column: 'state', value: manageMediaTexts.processing } : undefined,
  ],
  problem: renditions && renditions !== 'working' && <FailedPhoto pid={pid} name={name} why={renditions} />,
})

const columns: readonly Column[] = [{ id: 'size', label: listTexts.size, width: '6rem', isNumber: true }]

/** The photos of one album: uploaded, renamed, deleted. */
export function PhotoTool({ adid, fid }: { adid: string; fid: string }) {
  const [order, orders] = useOrder(['oldest', 'name'], manageMediaTexts.albumOrder)
  const list = useList((search) => albumPhotosQuery(fid, search, order))
  const { data, hasNextPage } = list.results
  const isWhole = data !== undefined && !hasNextPage && list.search === ''
  const bytes = isWhole
    ? data.pages.flatMap(({ data }) => data).reduce((sum, { size }) => sum + size, 0)
    : undefined
  return (
    <UploadingTool label={manageMediaTexts.dropPhotos}>
      {(incoming) => (
        <ContentTool
          adid={adid}
          kind="photo"
          list={list}
          words={manageMediaTexts.photoList}
          order={orders}
          icon={Images}
          addLabel={manageMediaTexts.upload}
          entryOf={entryOf}
          columns={columns}
          titled={{ label: listTexts.name, sorts: byName }}
          remove={(id) => callAdmin('delete_photo', { id })}
          removedTitle={adminMediaTexts.photoDeleted.title}
          bulk={[
            {
              ...{ label: manageMediaTexts.credit, icon: Copyright },
              form: ({ CreditForm }, open) => <CreditForm {...open} />,
            },
            {
              ...{ label: manageMediaTexts.tags, icon: Tag },
              form: ({ TagsForm }, open) => <TagsForm {...open} />,
            },
            {
              ...{ label: manageMediaTexts.move, icon: FolderInput },
              form: ({ MovePanel }, open) => <MovePanel {...open} from={fid} />,
            },
          ]}
          forms={forms}
          form={({ PhotoForm, UploadPanel }, open) =>
            open.entry ? (
              <PhotoForm {...open} entry={open.entry} fid={fid} />
            ) : (
              <UploadPanel kind="image" fid={fid} incoming={incoming} onClose={open.onClose} />
            )
          }
        >
          <AlbumPlace adid={adid} fid={fid} bytes={bytes} />
        </ContentTool>
      )}
    </UploadingTool>
  )
}
