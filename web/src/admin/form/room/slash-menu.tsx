import { writingTexts } from '@dlm/contract/dashboard/writing.texts'
import type { LucideIcon } from 'lucide-react'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import ImageIcon from 'lucide-react/icons/image'
import ImagePlus from 'lucide-react/icons/image-plus'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Pilcrow from 'lucide-react/icons/pilcrow'
import TextQuote from 'lucide-react/icons/text-quote'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { classes } from '../../../ui/classes.ts'
import { commands } from './editing.ts'
import { placeAt } from './place-at.ts'
import { textSchema } from './text-schema.ts'

const { nodes } = textSchema

/** What the menu offers: a block by its command, or media, which the room inserts. */
export interface SlashItem {
  name: Exclude<keyof typeof commands, 'strong' | 'emphasis'> | 'upload' | 'media'
  icon: LucideIcon
}

const slashItems: readonly SlashItem[] = [
  { name: 'heading', icon: Heading2 },
  { name: 'subheading', icon: Heading3 },
  { name: 'bullets', icon: List },
  { name: 'numbers', icon: ListOrdered },
  { name: 'quote', icon: TextQuote },
  { name: 'code', icon: Code },
  { name: 'upload', icon: ImagePlus },
  { name: 'media', icon: ImageIcon },
  { name: 'paragraph', icon: Pilcrow },
]

/** What is typed after a `/` at the start of a line; null for anything else. */
export function slashOf({
  selection,
  doc,
}: EditorState): { from: number; to: number; items: SlashItem[] } | null {
  const { $from, empty } = selection
  if (!empty || $from.parent.type !== nodes.paragraph) return null
  const from = $from.start()
  const [, typed] = /^\/([\p{L} ]{0,20})$/u.exec(doc.textBetween(from, $from.pos, '\n', '\n')) ?? []
  if (typed === undefined) return null
  const items = slashItems.filter(({ name }) =>
    writingTexts[name].toLowerCase().includes(typed.toLowerCase()),
  )
  return items.length === 0 ? null : { from, to: $from.pos, items }
}

/** Applies an item in place of what was typed for it. @returns what only the room can insert */
export function takeSlash(view: EditorView, { name }: SlashItem): 'upload' | 'media' | undefined {
  const slash = slashOf(view.state)
  if (slash) view.dispatch(view.state.tr.delete(slash.from, slash.to))
  view.focus()
  if (name === 'upload' || name === 'media') return name
  commands[name](view.state, view.dispatch, view)
  return undefined
}

interface Props {
  id: string
  view: EditorView
  /** The place of the `/` in the document. */
  from: number
  items: readonly SlashItem[]
  /** The chosen one, by its place in the list. */
  active: number
  onTake(item: SlashItem): void
}

/** The menu below a `/`. The focus stays in the text, whose keys move in the menu. */
export function SlashMenu({ id, view, from, items, active, onTake }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={writingTexts.blocks}
      className="writing-pop writing-menu"
      ref={(menu) => placeAt(menu, view, from, 'below')}
    >
      {items.map((item, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's
        <div
          key={item.name}
          id={`${id}-${item.name}`}
          role="option"
          aria-selected={at === active}
          ref={at === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
          className={classes(
            'flex min-h-11 cursor-pointer items-center gap-3 px-3',
            at === active && 'bg-accent-wash',
          )}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(item)}
        >
          <item.icon aria-hidden="true" className="size-5 text-soft" />
          {writingTexts[item.name]}
        </div>
      ))}
    </div>
  )
}
