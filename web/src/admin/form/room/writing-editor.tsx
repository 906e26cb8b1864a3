import { writingTexts } from '@dlm/contract/dashboard/writing.texts'
import { acceptOf } from '@dlm/contract/media/media-types'
import { EmbedKind } from '@dlm/contract/site/blocks.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import {
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { EmbedCard } from '../../../page/embed-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { adminQuery } from '../../admin-query.ts'
import { editing, insertBlocks } from './editing.ts'
import { readText } from './read-text.ts'
import { SelectionToolbar } from './selection-toolbar.tsx'
import { type SlashItem, SlashMenu, slashOf, takeSlash } from './slash-menu.tsx'
import { embedLine, textSchema } from './text-schema.ts'
import { toDocument } from './to-document.ts'
import { toMarkdown } from './to-markdown.ts'
import { usePortals } from './use-portals.ts'
import { type TextUpload, useUploads } from './use-uploads.ts'
import './writing-editor.css'

export interface EditorHandle {
  focus(): void
  /** Inserts the line of an embed, such as `::photo(p1)`. */
  insert(line: string): void
}

export interface WritingEditorProps {
  label: string
  /** In Markdown. */
  value: string
  isInvalid: boolean
  describedBy: string | undefined
  onChange(value: string): void
  /** The text has something that the editor cannot show, or it cannot be read now. */
  onUnfit(): void
  /** Media of the portal are to be chosen. */
  onMedia(): void
  ref: Ref<EditorHandle>
}

const linePattern = /^::(\w+)\((.*)\)$/

const imagesOf = (data: DataTransfer | null) =>
  Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'))

/** A Markdown text as visitors will read it, and written as such. */
export function WritingEditor({ label, value, isInvalid, describedBy, ...on }: WritingEditorProps) {
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  /** The Markdown of the document; null until the first text is read. */
  const written = useRef<string | null>(value.trim() === '' ? '' : null)
  const [isReady, setReady] = useState(written.current !== null)
  const [active, setActive] = useState(0)
  /** The place of a `/` whose menu was closed. */
  const [closedAt, setClosedAt] = useState<number>()
  const [isLinking, setLinking] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const { portals, nodeView } = usePortals()
  const { uploads, add, remove } = useUploads()

  const slash = state && hasFocus ? slashOf(state) : null
  const menu = slash && slash.from !== closedAt ? slash : null
  const chosen = menu?.items[Math.min(active, menu.items.length - 1)]
  const hasSelection = state?.selection instanceof TextSelection && !state.selection.empty

  const take = (item: SlashItem) => {
    if (!view) return
    const request = takeSlash(view, item)
    if (request === 'media') on.onMedia()
    if (request === 'upload') fileInput.current?.click()
  }

  const changed = useEffectEvent((next: EditorState, isChanged: boolean) => {
    setState(next)
    setActive(0)
    if (slashOf(next)?.from !== closedAt) setClosedAt(undefined)
    if (!isChanged) return
    written.current = toMarkdown(next.doc)
    on.onChange(written.current)
  })
  const pressed = useEffectEvent((event: KeyboardEvent): boolean => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      // Elsewhere the same keys open the search.
      event.stopPropagation()
      setLinking(view !== null && !view.state.selection.empty)
      return true
    }
    if (!menu || !chosen) return false
    const { length } = menu.items
    const at = menu.items.indexOf(chosen)
    if (event.key === 'ArrowDown') setActive((at + 1) % length)
    else if (event.key === 'ArrowUp') setActive((at - 1 + length) % length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') {
      event.stopPropagation()
      setClosedAt(menu.from)
    } else return false
    return true
  })
  const received = useEffectEvent(
    (event: DragEvent | ClipboardEvent, data: DataTransfer | null, at?: number) => {
      const images = imagesOf(data)
      if (images.length === 0 || !view || data?.types.includes('text/html')) return false
      event.preventDefault()
      // The cover takes what is dropped or pasted elsewhere.
      event.stopPropagation()
      add(view, images, at)
      return true
    },
  )

  useLayoutEffect(() => {
    const editor = new EditorView(host.current && { mount: host.current }, {
      state: EditorState.create({ doc: toDocument('', undefined), plugins: editing() }),
      nodeViews: { embed: nodeView, upload: nodeView },
      dispatchTransaction(change) {
        editor.updateState(editor.state.apply(change))
        changed(editor.state, change.docChanged)
      },
      handleKeyDown: (_view, event) => pressed(event),
      handlePaste: (_view, event) => received(event, event.clipboardData),
      handleDrop: (_view, event) =>
        received(
          event,
          event.dataTransfer,
          editor.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
        ),
      handleDOMEvents: {
        focus: () => setFocus(true),
        blur: () => setFocus(false),
      },
    })
    setView(editor)
    setState(editor.state)
    return () => editor.destroy()
  }, [nodeView])

  const readInto = useEffectEvent(async (editor: EditorView, text: string, isCurrent: () => boolean) => {
    const document = await readText(text).catch(() => null)
    if (!isCurrent()) return
    if (!document) return on.onUnfit()
    written.current = text
    editor.updateState(EditorState.create({ doc: document, plugins: editor.state.plugins }))
    setState(editor.state)
    setReady(true)
  })
  useEffect(() => {
    if (!view || value === written.current) return
    let isCurrent = true
    void readInto(view, value, () => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [view, value])

  const isEmpty = state !== null && state.doc.childCount === 1 && state.doc.firstChild?.content.size === 0
  const activeId = menu && chosen ? `${id}-${chosen.name}` : undefined
  useEffect(() => {
    view?.setProps({
      editable: () => isReady,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(isInvalid),
        'aria-busy': String(!isReady),
        'data-placeholder': isReady && isEmpty ? writingTexts.placeholder : '',
        class: 'writing-text grid max-w-[68ch] gap-5 text-lg leading-relaxed text-pretty',
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(activeId && { 'aria-controls': id, 'aria-activedescendant': activeId }),
      },
    })
  }, [view, label, isInvalid, isReady, isEmpty, describedBy, activeId, id])

  useImperativeHandle(on.ref, () => ({
    focus: () => view?.focus(),
    insert(line) {
      const [, kind, embedId = ''] = linePattern.exec(line) ?? []
      const { data } = EmbedKind.safeParse(kind)
      if (!view || !data) return
      insertBlocks([{ type: 'embed', attrs: { kind: data, id: embedId } }])(view.state, view.dispatch)
      view.focus()
    },
  }))

  const lines = portals.flatMap(([, { type, attrs }]) =>
    type === textSchema.nodes.embed ? embedLine(attrs.kind, attrs.id) : [],
  )
  const embedLines = [...new Set(lines)].sort().join('\n')
  const { data } = useQuery({
    ...adminQuery('preview_text', { text: embedLines }),
    enabled: embedLines !== '',
    placeholderData: keepPreviousData,
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus within decides whether the toolbar is shown
    <div
      className="relative"
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      <div ref={host} />
      {view && state && hasFocus && (hasSelection || isLinking) && (
        <SelectionToolbar view={view} state={state} isLinking={isLinking} onLinking={setLinking} />
      )}
      {view && menu && chosen && (
        <SlashMenu
          id={id}
          view={view}
          from={menu.from}
          items={menu.items}
          active={menu.items.indexOf(chosen)}
          onTake={take}
        />
      )}
      <input
        ref={fileInput}
        type="file"
        hidden
        multiple
        accept={acceptOf('image')}
        onChange={({ target }) => {
          if (view) add(view, Array.from(target.files ?? []))
          target.value = ''
        }}
      />
      {portals.map(([dom, { type, attrs }], at) => {
        const content =
          type === textSchema.nodes.upload ? (
            <UploadRow upload={uploads[attrs.key]} onRemove={() => view && remove(view, attrs.key)} />
          ) : (
            <Shown
              line={embedLine(attrs.kind, attrs.id)}
              embed={data?.embeds?.find(({ kind, id }) => kind === attrs.kind && id === attrs.id)}
            />
          )
        // A node has no identity but its element.
        return createPortal(content, dom, String(at))
      })}
    </div>
  )
}

type Shown = Parameters<typeof EmbedCard>[0]['embed']

/** What the text shows of the portal: to look at here, and not to use. */
function Shown({ line, embed }: { line: string; embed: Shown | undefined }) {
  return embed ? (
    <div inert>
      <EmbedCard embed={embed} />
    </div>
  ) : (
    <p className="rounded-control border border-line p-4 font-mono text-sm text-soft">{line}</p>
  )
}

/** A picture on its way, or why it failed. */
function UploadRow({ upload, onRemove }: { upload: TextUpload | undefined; onRemove(): void }) {
  const { name = '', part = 0, wrong } = upload ?? {}
  return (
    <div className="grid gap-3 rounded-control border border-line p-4 text-sm">
      {wrong === undefined ? (
        <>
          <p role="status">{writingTexts.uploading(name)}</p>
          <ProgressBar value={part} max={1} label={writingTexts.uploading(name)} />
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="alert" className="text-danger">
            {writingTexts.failed(name, wrong)}
          </p>
          <Button variant="ghost" className="px-3 text-sm" onClick={onRemove}>
            {writingTexts.remove}
          </Button>
        </div>
      )}
    </div>
  )
}
