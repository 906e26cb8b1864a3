import { commentExportTexts } from '@dlm/contract/rooms/comment-exports.texts'
import type { ReviewedPiece } from '@dlm/contract/rooms/comments.schema'
import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { safeName } from '../../../lib/format/safe-names.ts'
import { type FrameRate, frameRateOf } from '../../../lib/frame-rate.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { commentsCsv, type TablePiece } from '../exports/comment-csv.ts'
import { exportedComments } from '../exports/comments.ts'

interface Props {
  room: string
  title: string
  pieces: readonly ReviewedPiece[]
  /** Of films whose upload did not have it. */
  filmRate: FrameRate
}

/** Saves the comments on all pieces of a room as one table. */
export function AllCommentsFile({ room, title, pieces, filmRate }: Props) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const tables: TablePiece[] = []
      for (const piece of pieces) {
        const { kind, id } = piece
        const answer = await callAdmin('export_room_comments', { id: room, piece: { kind, id } })
        const rate = kind === 'video' ? (frameRateOf(answer.frameRate) ?? filmRate) : null
        tables.push({ name: answer.name, comments: exportedComments(answer), rate })
      }
      const blob = new Blob([commentsCsv(tables)], { type: 'text/csv;charset=utf-8' })
      saveFile(safeName(commentExportTexts.fileName(title), '.csv'), blob)
    } catch (error) {
      notifyFailure(error)
    }
    setBusy(false)
  }
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      onClick={() => void save()}
      busy={isBusy && commentExportTexts.packing}
    >
      <FileDown aria-hidden="true" className="size-5" />
      {commentExportTexts.all}
    </Button>
  )
}
