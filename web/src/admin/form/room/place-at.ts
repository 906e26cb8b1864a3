import type { EditorView } from 'prosemirror-view'

/** Pixels between what is pointed at and what points there. */
const gap = 8

/** Pixels at the window's end that the form's buttons cover. */
const foot = 96

/** Pixels that are enough for a menu: it scrolls. */
const enough = 176

/**
 * Puts a box that belongs to a place of the text below or above it, within the width of the text. A box below is as high as the
 * window has room for, and above where that is not enough.
 */
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
  const room = innerHeight - foot - bottom - gap
  const isBelow = side === 'below' && (room >= enough || room > top - foot)
  box.style.setProperty('--room', isBelow ? `${Math.max(room, enough)}px` : null)
  const y = isBelow ? bottom - edge.top + gap : top - edge.top - box.offsetHeight - gap
  box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}
