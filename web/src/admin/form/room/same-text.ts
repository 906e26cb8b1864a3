import type { Node } from 'prosemirror-model'

/** Letters with their marks, where text; spaces may have any mark. */
function partsOf(node: Node): unknown[] {
  if (node.isText) {
    const marks = node.marks.map(({ type, attrs }) => [type.name, attrs])
    return Array.from((node.text ?? '').replace(/\s+/g, ''), (letter) => [letter, marks])
  }
  return [[node.type.name, node.attrs, node.children.flatMap(partsOf)]]
}

/** Whether two documents are the same to a reader. */
export function isSameText(a: Node, b: Node): boolean {
  return a.eq(b) || JSON.stringify(partsOf(a)) === JSON.stringify(partsOf(b))
}
