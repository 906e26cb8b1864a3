import type { EditorView } from 'prosemirror-view'
import { useState } from 'react'
import { useRefresh } from '../../admin-query.ts'
import { publicReadsOf } from '../../public-reads.ts'
import { addPhoto, newestOpenAlbum, photoRefusal } from '../add-photo.ts'
import { insertBlocks } from './editing.ts'
import { textSchema } from './text-schema.ts'

/** A picture on its way into the text; `wrong` is why it failed. */
export interface TextUpload {
  name: string
  /** Which part of it is uploaded, from 0 to 1. */
  part: number
  wrong?: string
}

/** The place of an upload in the document; undefined where it was removed meanwhile. */
function placeOf({ state }: EditorView, key: string): number | undefined {
  let place: number | undefined
  state.doc.descendants((node, at) => {
    if (node.type === textSchema.nodes.upload && node.attrs.key === key) place = at
  })
  return place
}

/** Uploads pictures to where they are dropped or pasted in a text, or chosen for it. */
export function useUploads() {
  const [uploads, setUploads] = useState<Readonly<Record<string, TextUpload>>>({})
  const refresh = useRefresh(publicReadsOf('photo'))
  const change = (key: string, to: Partial<TextUpload>) =>
    setUploads((all) => ({ ...all, [key]: { name: '', part: 0, ...all[key], ...to } }))

  async function send(view: EditorView, key: string, file: File): Promise<void> {
    try {
      const pid = await addPhoto(file, await newestOpenAlbum(), (part) => change(key, { part }))
      void refresh()
      const at = placeOf(view, key)
      if (view.isDestroyed || at === undefined) return
      const embed = textSchema.nodes.embed.create({ kind: 'photo', id: pid })
      view.dispatch(view.state.tr.replaceWith(at, at + 1, embed))
    } catch (error) {
      change(key, { wrong: photoRefusal(error) })
    }
  }

  /** @param at where in the document; at the caret without it */
  function add(view: EditorView, files: readonly File[], at?: number): void {
    const keyed = files.map((file) => ({ file, key: crypto.randomUUID() }))
    for (const { file, key } of keyed) change(key, { name: file.name })
    const blocks = keyed.map(({ key }) => ({ type: 'upload' as const, attrs: { key } }))
    insertBlocks(blocks, at)(view.state, view.dispatch)
    for (const { file, key } of keyed) void send(view, key, file)
  }

  function remove(view: EditorView, key: string): void {
    const at = placeOf(view, key)
    if (at !== undefined) view.dispatch(view.state.tr.delete(at, at + 1))
    view.focus()
  }

  return { uploads, add, remove }
}
