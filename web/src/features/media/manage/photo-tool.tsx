import type { Photo } from '@dlm/contract/media/media.schema'
import { mediaTexts } from '@dlm/contract/media/media.texts'
import Copyright from 'lucide-react/icons/copyright'
import Images from 'lucide-react/icons/images'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatSize } from '../../../lib/format-size.ts'
import { useList } from '../../../lib/use-list.ts'
import { ContentTool } from '../../dashboard/content-tool.tsx'
import type { Entry } from '../../dashboard/entry.ts'
import { albumPhotosQuery } from './album-photos-query.ts'
import { AlbumPlace } from './album-place.tsx'
import { CreditForm } from './credit-form.tsx'
import { FailedPhoto } from './failed-photo.tsx'
import { PhotoForm } from './photo-form.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { UploadingTool } from './uploading-tool.tsx'

/** The photo as its list shows it. */
const entryOf = ({ pid, picture, name, size, renditions }: Photo): Entry => ({
  id: pid,
  name,
  picture: picture ?? null,
  icon: Images,
  isWorking: renditions === 'working',
  facts: [formatSize(size), renditions === 'working' ? 'Working…' : undefined],
  problem: renditions && renditions !== 'working' && <FailedPhoto pid={pid} name={name} why={renditions} />,
})

/** The photos of one album: uploaded, renamed, deleted. */
export function PhotoTool({ adid, fid }: { adid: string; fid: string }) {
  const list = useList((search) => albumPhotosQuery(fid, search))
  return (
    <UploadingTool label="Drop to upload into this album">
      {(incoming) => (
        <ContentTool
          adid={adid}
          kind="photo"
          list={list}
          words={{ one: 'photo', many: 'photos', all: 'photos', hint: 'Upload puts the first ones here.' }}
          icon={Images}
          addLabel="Upload"
          entryOf={entryOf}
          remove={(id) => callAdmin('delete_photo', { id })}
          removedTitle={mediaTexts.photoDeleted.title}
          bulk={{ label: 'Credit', icon: Copyright, form: (open) => <CreditForm {...open} /> }}
          form={(open) =>
            open.entry ? (
              <PhotoForm {...open} entry={open.entry} />
            ) : (
              <UploadPanel kind="image" fid={fid} incoming={incoming} onClose={open.onClose} />
            )
          }
        >
          <AlbumPlace adid={adid} fid={fid} />
        </ContentTool>
      )}
    </UploadingTool>
  )
}
