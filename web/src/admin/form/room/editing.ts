import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import {
  type InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, ResolvedPos } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, type Plugin, Selection } from 'prosemirror-state'
import { textSchema } from './text-schema.ts'

const { nodes, marks } = textSchema

/** Lists and quotes within each other, as deep as the portal shows them. */
const deepest = 3

const depthOf = (at: ResolvedPos) =>
  Array.from({ length: at.depth }, (_, level) => at.node(level + 1)).filter(({ type }) =>
    [nodes.bullets, nodes.numbers, nodes.quote].some((deep) => deep === type),
  ).length

/** A command that would nest deeper than is shown does nothing. */
const ifShown =
  (command: Command): Command =>
  (state, dispatch, view) =>
    depthOf(state.selection.$from) < deepest && command(state, dispatch, view)

/** Back at the start of a heading or of code makes it a paragraph. */
const toParagraph: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.parent.type === nodes.paragraph) return false
  return setBlockType(nodes.paragraph)(state, dispatch, view)
}

/** A new line within a paragraph. */
const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
}

export const isBlock = (state: EditorState, type: (typeof nodes)[keyof typeof nodes]) =>
  Array.from({ length: state.selection.$from.depth + 1 }, (_, depth) =>
    state.selection.$from.node(depth),
  ).some((node) => node.type === type)

/** Whether what is selected has a mark, or what will be typed. */
export function hasMark(state: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = state.selection
  if (empty) return mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  return state.doc.rangeHasMark(from, to, mark)
}

/** The commands of the menu and of the toolbar. */
export const commands = {
  strong: toggleMark(marks.strong),
  emphasis: toggleMark(marks.emphasis),
  paragraph: setBlockType(nodes.paragraph),
  heading: setBlockType(nodes.heading, { level: 2 }),
  subheading: setBlockType(nodes.heading, { level: 3 }),
  bullets: ifShown(wrapInList(nodes.bullets)),
  numbers: ifShown(wrapInList(nodes.numbers)),
  quote: ifShown(wrapIn(nodes.quote)),
  code: setBlockType(nodes.codeBlock),
} as const satisfies Record<string, Command>

/** Links what is selected; without an address the link is removed. */
export const linkTo =
  (address: string): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection
    const change = state.tr.removeMark(from, to, marks.link)
    dispatch?.(address === '' ? change : change.addMark(from, to, marks.link.create({ address })))
    return true
  }

const keys: Record<string, Command> = {
  ...{ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo },
  ...{ 'Mod-b': commands.strong, 'Mod-i': commands.emphasis },
  Enter: splitListItem(nodes.item),
  'Shift-Enter': chainCommands(exitCode, breakLine),
  Tab: ifShown(sinkListItem(nodes.item)),
  'Shift-Tab': liftListItem(nodes.item),
  Backspace: chainCommands(undoInputRule, toParagraph),
}

const rules: InputRule[] = [
  textblockTypeInputRule(/^(#{1,3}) $/, nodes.heading, ([, signs = '']) => ({
    level: signs.length > 2 ? 3 : 2,
  })),
  textblockTypeInputRule(/^```$/, nodes.codeBlock),
  wrappingInputRule(/^[-*] $/, nodes.bullets),
  wrappingInputRule(
    /^(\d{1,9})\. $/,
    nodes.numbers,
    ([, start]) => ({ start: Number(start) }),
    ([, start], { childCount, attrs }) => childCount + attrs.start === Number(start),
  ),
  wrappingInputRule(/^> $/, nodes.quote),
]

/** Undo, the keys, and the signs of Markdown as they are typed. */
export function editing(): Plugin[] {
  return [inputRules({ rules }), keymap(keys), keymap(withoutSend(baseKeymap)), history()]
}

/** Ctrl or ⌘ with Enter is the form's. */
function withoutSend({ 'Mod-Enter': _send, ...others }: Record<string, Command>): Record<string, Command> {
  return others
}

/** Puts blocks below the one with the caret, in place of it where it is empty, and a paragraph after them to write on. */
export const insertBlocks =
  (blocks: readonly { type: 'embed' | 'upload'; attrs: Record<string, string> }[], at?: number): Command =>
  (state, dispatch) => {
    const $at = at === undefined ? state.selection.$to : state.doc.resolve(at)
    const created = blocks.map(({ type, attrs }) => nodes[type].create(attrs))
    const isEmpty = $at.depth > 0 && $at.parent.isTextblock && $at.parent.content.size === 0
    const from = $at.depth === 0 ? $at.pos : isEmpty ? $at.before() : $at.after()
    const to = isEmpty ? $at.after() : from
    const change = state.tr.replaceWith(from, to, created)
    const end = from + created.reduce((size, node) => size + node.nodeSize, 0)
    const isLast = change.doc.resolve(end).nodeAfter === null
    if (isLast) change.insert(end, nodes.paragraph.create())
    dispatch?.(change.setSelection(Selection.near(change.doc.resolve(end + 1), 1)).scrollIntoView())
    return true
  }
