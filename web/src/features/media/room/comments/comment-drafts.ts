import type { CommentAnchor, CommentedPiece, Stroke } from '@dlm/contract/rooms/comments.schema'
import { storedValue } from '../../../../lib/storage/stored-value.ts'

/** A comment that is being written. `id` is that under which it is sent, also when it is sent again. */
export interface CommentDraft {
  id: string
  text: string
  anchor: CommentAnchor
  strokes: readonly Stroke[]
}

/** So many drafts stay; the oldest is dropped. */
const most = 20

function isDraft(value: unknown): value is CommentDraft {
  const { id, text, anchor, strokes } = (value ?? {}) as Record<string, unknown>
  const at = (anchor as { at?: unknown } | undefined)?.at
  return (
    typeof id === 'string' && typeof text === 'string' && typeof at === 'string' && Array.isArray(strokes)
  )
}

const drafts = storedValue<ReadonlyMap<string, CommentDraft>>({
  key: 'dsp-room-drafts',
  parse(json) {
    const entries = Object.entries(json ?? {})
    return new Map(entries.filter((entry): entry is [string, CommentDraft] => isDraft(entry[1])))
  },
  toJson: (all) => (all.size === 0 ? undefined : Object.fromEntries([...all].slice(-most))),
})

const keyOf = (link: string, { kind, id }: CommentedPiece, parent: string | null) =>
  [link, kind, id, ...(parent === null ? [] : [parent])].join('/')

export function newDraft(): CommentDraft {
  return { id: crypto.randomUUID(), text: '', anchor: { at: 'whole' }, strokes: [] }
}

/** What was written about a piece, or as a reply, and not sent yet: it outlives a page that is closed or without a connection. */
export function useDraft(link: string, piece: CommentedPiece, parent: string | null = null) {
  const key = keyOf(link, piece, parent)
  const all = drafts.use()
  return {
    draft: all.get(key),
    store(draft: CommentDraft | null) {
      const others = new Map([...drafts.get()].filter(([other]) => other !== key))
      const isEmpty = draft?.text === '' && draft.strokes.length === 0 && draft.anchor.at === 'whole'
      drafts.set(draft && !isEmpty ? others.set(key, draft) : others)
    },
  }
}
