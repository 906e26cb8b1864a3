import { filesAtOnce } from '@dlm/contract/constants'
import type { UploadKind } from '@dlm/contract/media/media-types'
import { uploadTexts } from '@dlm/contract/media/upload.texts'
import { useEffect, useState } from 'react'
import { unfitness } from '../../../admin/form/inspect-file.ts'
import { notify } from '../../../lib/notify.ts'
import { useStore } from '../../../lib/storage/store.ts'
import { uploaderOf } from './open-uploads.ts'
import { progressOf, type Row, takesRoom } from './upload-queue.ts'

const none: readonly Row[] = []

/** The upload into one list: files, progress and actions. It continues while its panel is closed. */
export function useUploads(kind: UploadKind, fid: string | undefined) {
  const [uploader] = useState(() => uploaderOf(kind, fid))
  const rows = useStore(uploader.rows, (now) => now, none)
  const hasStopped = useStore(uploader.hasStopped, (now) => now, false)
  const progress = progressOf(rows)
  /** Files of the last selection. */
  const [chosen, setChosen] = useState(progress.chosen)

  useEffect(() => () => uploader.removeFinished(), [uploader])

  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return
    const fitting = files.filter((file) => unfitness(kind, file) === null).length
    if (fitting > filesAtOnce - rows.filter(takesRoom).length)
      return void notify(uploadTexts.tooMany(filesAtOnce))
    setChosen(fitting)
    await uploader.choose(files)
  }

  return { rows, progress, hasStopped, chosen, choose, uploader }
}
