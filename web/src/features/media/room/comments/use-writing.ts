import type { CommentAnchor, CommentedPiece } from '@dlm/contract/rooms/comments.schema'
import { useState } from 'react'
import { type CommentDraft, newDraft, useDraft } from './comment-drafts.ts'

/** The comment that is being written about a piece; null while none is. What is typed is stored in the browser until it is sent. */
export function useWriting(link: string, piece: CommentedPiece) {
  const { draft: stored, store } = useDraft(link, piece)
  const [draft, setDraft] = useState<CommentDraft | null>(stored ?? null)
  const [isDrawing, setDrawing] = useState(false)
  const set = (next: CommentDraft | null) => {
    setDraft(next)
    store(next)
  }
  return {
    draft,
    isDrawing: isDrawing && draft !== null,
    setDrawing: (isOn: boolean) => setDrawing(isOn),
    begin: (anchor: CommentAnchor) => set({ ...newDraft(), anchor }),
    change: (part: Partial<CommentDraft>) => {
      if (draft) set({ ...draft, ...part })
    },
    end() {
      set(null)
      setDrawing(false)
    },
  }
}

export type Writing = ReturnType<typeof useWriting>
