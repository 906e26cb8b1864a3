import { mediaTexts } from '@dlm/contract/media/media.texts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import ImageOff from 'lucide-react/icons/image-off'
import Images from 'lucide-react/icons/images'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatSize } from '../../../lib/format-size.ts'
import { useList } from '../../../lib/use-list.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ContentTool } from '../../dashboard/content-tool.tsx'
import { adminMedia } from './admin-media.ts'
import { AlbumPlace } from './album-place.tsx'
import { FailedPhoto } from './failed-photo.tsx'
import { RenameForm } from './rename-form.tsx'
import { UploadPanel } from './upload-panel.tsx'

const photosOf = (fid: string, search: string) =>
  infiniteQueryOptions({
    ...adminMedia('photos_all', { fid, search, limit: 48 }),
    // Renditions are made in the moments after an upload.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(({ renditions }) => renditions === 'working'))
        ? 3_000
        : false,
  })

/** The photos of one album: uploaded, renamed, deleted. */
export function PhotoTool({ adid, fid }: { adid: string; fid: string }) {
  const list = useList((search) => photosOf(fid, search))
  return (
    <ContentTool
      adid={adid}
      kind="photo"
      list={list}
      words={{ one: 'photo', many: 'photos', all: 'photos', hint: 'Upload puts the first ones here.' }}
      icon={Images}
      addLabel="Upload"
      idOf={({ pid }) => pid}
      nameOf={({ name }) => name}
      remove={(id) => callAdmin('delete_photo', { id })}
      removedTitle={mediaTexts.photoDeleted.title}
      card={({ pid, picture, name, size, renditions }) => (
        <>
          {picture ? (
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 1024px) 380px, 50vw"
              className="aspect-[4/3]"
            />
          ) : (
            <span className="grid aspect-[4/3] place-items-center bg-raised text-soft">
              {renditions === 'working' ? <Spinner /> : <ImageOff aria-hidden="true" className="size-8" />}
            </span>
          )}
          <p className="grid p-3 text-sm">
            <span dir="auto" className="truncate font-semibold">
              {name}
            </span>
            <span className="text-soft tabular-nums">
              {formatSize(size)}
              {renditions === 'working' && ' · Working…'}
            </span>
          </p>
          {renditions && renditions !== 'working' && <FailedPhoto pid={pid} name={name} why={renditions} />}
        </>
      )}
      form={(open) =>
        open.entry ? (
          <RenameForm kind="photo" {...open} entry={open.entry} />
        ) : (
          <UploadPanel kind="image" fid={fid} onClose={open.onClose} />
        )
      }
    >
      <AlbumPlace adid={adid} fid={fid} />
    </ContentTool>
  )
}
