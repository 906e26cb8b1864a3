import { mediaTitle } from '@dlm/contract/format/media-title'
import { commentExportTexts } from '@dlm/contract/rooms/comment-exports.texts'
import type { ReviewedPiece } from '@dlm/contract/rooms/comments.schema'
import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { type FrameRate, frameRateOf } from '../../../lib/frame-rate.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { MoreMenu } from '../../../ui/more-menu.tsx'
import { type CommentFileKind, commentFile, filesOfKind } from '../exports/comment-files.ts'
import { exportedComments } from '../exports/comments.ts'

interface Props {
  room: string
  piece: ReviewedPiece
  /** Of a film whose upload did not have its rate; null for any other piece. */
  rate: FrameRate | null
}

/** Saves the comments on a piece, as programs for its kind read them. */
export function CommentFilesMenu({ room, piece: { kind, id, name }, rate }: Props) {
  const [isBusy, setBusy] = useState(false)
  const save = async (file: CommentFileKind) => {
    setBusy(true)
    try {
      const answer = await callAdmin('export_room_comments', { id: room, piece: { kind, id } })
      const saved = commentFile(
        file,
        { name: answer.name, comments: exportedComments(answer) },
        rate && (frameRateOf(answer.frameRate) ?? rate),
      )
      saveFile(saved.name, saved.blob)
    } catch (error) {
      notifyFailure(error)
    }
    setBusy(false)
  }
  return (
    <MoreMenu
      label={commentExportTexts.menu(mediaTitle(name))}
      icon={FileDown}
      isBusy={isBusy}
      items={filesOfKind[kind].map((file) => ({
        label: commentExportTexts.files[file],
        onSelect: () => void save(file),
      }))}
    />
  )
}
