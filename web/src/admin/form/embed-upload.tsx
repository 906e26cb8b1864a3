import { embedPickerTexts } from '@dlm/contract/dashboard/embed-picker.texts'
import { acceptOf } from '@dlm/contract/media/media-types'
import { useInfiniteQuery } from '@tanstack/react-query'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { FileButton } from '../../ui/file-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useRefresh } from '../admin-query.ts'
import { publicReadsOf } from '../public-reads.ts'
import { addPhoto, albumsForPhotos, photoRefusal } from './add-photo.ts'

/** Takes a picture from this computer into an open album, so that a text can show it. */
export function EmbedUpload({ onAdded }: { onAdded(pid: string): void }) {
  const [fid, setFid] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const refresh = useRefresh(publicReadsOf('photo'))
  const { data } = useInfiniteQuery(albumsForPhotos)
  const albums = (data?.pages[0]?.data ?? []).filter(({ locked }) => !locked)
  const into = fid ?? albums[0]?.fid
  if (into === undefined) return null

  const add = async (file: File) => {
    setBusy(true)
    setWrong(undefined)
    try {
      onAdded(await addPhoto(file, into))
      void refresh()
    } catch (error) {
      setWrong(photoRefusal(error))
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-44 flex-1">
          <SelectField
            label={embedPickerTexts.album}
            options={albums.map(({ fid, name }) => ({ value: fid, label: name }))}
            value={into}
            disabled={isBusy}
            onChange={({ target }) => setFid(target.value)}
          />
        </div>
        {!isBusy && (
          <FileButton
            label={embedPickerTexts.choose}
            icon={ImagePlus}
            accept={acceptOf('image')}
            onlyOne
            onChoose={([file]) => file && void add(file)}
          />
        )}
      </div>
      <p role="status" className="text-sm text-soft">
        {isBusy && embedPickerTexts.uploading}
      </p>
      {wrong !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {wrong}
        </p>
      )}
    </div>
  )
}
