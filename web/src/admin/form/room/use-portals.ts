import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import { useState } from 'react'

/** A node that React renders, and the element that it is rendered into. */
export type Portal = readonly [HTMLElement, Node]

/** The nodes of a document that React renders: embedded media, and pictures on their way. */
export function usePortals() {
  const [portals, setPortals] = useState<readonly Portal[]>([])
  const [nodeView] = useState(() => (node: Node): NodeView => {
    const dom = document.createElement('div')
    dom.className = 'writing-block'
    setPortals((others) => [...others, [dom, node]])
    return {
      dom,
      ignoreMutation: () => true,
      // A button within is a button.
      stopEvent: ({ target }) => target instanceof Element && target.closest('button') !== null,
      destroy: () => setPortals((all) => all.filter(([element]) => element !== dom)),
    }
  })
  return { portals, nodeView }
}
