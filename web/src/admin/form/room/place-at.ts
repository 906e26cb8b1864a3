import type { EditorView } from 'prosemirror-view'

/** Pixels between what is pointed at and what points there. */
const gap = 8

/** Pixels at the window's end that the form's buttons cover. */
const foot = 96

/** Puts a box that belongs to a place of the text below or above it, within the width of the text; above too where it would be covered. */
export function placeAt(
  box: HTMLElement | null,
  view: EditorView,
  at: number,
  side: 'above' | 'below',
): void {
  const around = box?.offsetParent
  if (!box || !around || at > view.state.doc.content.size) return
  const { top, bottom, left } = view.coordsAtPos(at)
  const edge = around.getBoundingClientRect()
  const x = Math.max(0, Math.min(left - edge.left, edge.width - box.offsetWidth))
  const isCovered = bottom + gap + box.offsetHeight > innerHeight - foot && top > box.offsetHeight + foot
  const y = side === 'below' && !isCovered ? bottom - edge.top + gap : top - edge.top - box.offsetHeight - gap
  box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}
