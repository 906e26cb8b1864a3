import { embedPickerTexts } from '@dlm/contract/dashboard/embed-picker.texts'
import { acceptOf } from '@dlm/contract/media/media-types'
import { useInfiniteQuery } from '@tanstack/react-query'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { callAdmin } from '../../auth/admin-session.ts'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { adminMedia } from '../admin-media.ts'
import { useRefresh } from '../admin-query.ts'
import { publicReadsOf } from '../public-reads.ts'
import { inspectFile, UnfitFile, unreadable } from './inspect-file.ts'

/** Albums that are offered, the newest first. */
const maxFiles = 50

/** Why a picture cannot be shown in the text. */
function reasonOf(error: unknown): string {
  if (error instanceof UnfitFile) return error.message
  return error instanceof ApiFailure ? (error.fields.files ?? error.message) : unreadable
}

/** Puts a picture into an album. @returns its id @throws UnfitFile, ApiFailure */
async function addPhoto(chosen: File, fid: string): Promise<string> {
  const { file } = await inspectFile('image', chosen)
  const { uploadPicture } = await import('../uploads.ts')
  const pid = crypto.randomUUID()
  const { name, size, type } = file
  const files = JSON.stringify([{ pid, name, size, type, file: await uploadPicture(file) }])
  const { refused } = await callAdmin('add_photos', { fid, files })
  if (refused[0]) throw new UnfitFile(refused[0].msg)
  return pid
}

/** Takes a picture from this computer into an open album, so that a text can show it. */
export function EmbedUpload({ onAdded }: { onAdded(pid: string): void }) {
  const [fid, setFid] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const refresh = useRefresh(publicReadsOf('photo'))
  const { data } = useInfiniteQuery(adminMedia('get_all_albums', { limit: maxFiles }))
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
      setWrong(reasonOf(error))
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
