import { filesPerUpload } from '@dlm/contract/constants'
import { besidesMedia, type UploadKind } from '@dlm/contract/media/media-types'
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

  /** Files of the last selection that are not meant for the portal. */
  const [leftOut, setLeftOut] = useState({ raw: 0, sidecars: 0 })

  useEffect(() => () => uploader.removeFinished(), [uploader])

  const choose = async (all: readonly File[]) => {
    const files = all.filter(({ name }) => besidesMedia(name) === null)
    const count = (what: 'raw' | 'sidecar') => all.filter(({ name }) => besidesMedia(name) === what).length
    setLeftOut({ raw: count('raw'), sidecars: count('sidecar') })
    if (files.length === 0) return
    const fitting = files.filter((file) => unfitness(kind, file) === null).length
    if (fitting > filesPerUpload - rows.filter(takesRoom).length)
      return void notify(uploadTexts.tooMany(filesPerUpload))
    setChosen(fitting)
    await uploader.choose(files)
  }

  return { rows, progress, hasStopped, chosen, leftOut, choose, uploader }
}
