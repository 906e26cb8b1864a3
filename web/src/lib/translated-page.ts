/**
 * Loaded with the first translated text: lets React change a page that the browser has translated. A translation has each text in
 * elements of its own, and React's next change of such a place would fail: it looks for the texts where it put them
 * (react/issues/11538).
 */

/** The elements by which a translation replaced texts of the document. */
const replacements = new WeakMap<Node, ChildNode>()

/** The child of `parent` that is where React put `node`: the node itself, or what a translation has around it or instead of it. */
function placeOf(node: Node, parent: Node): Node | null | undefined {
  let at: Node | null | undefined = node.parentNode ? node : replacements.get(node)
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

const translation = new MutationObserver((changes) => {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
    const [text] = removedNodes
    const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
    // A text that changes after it was replaced is put back: the browser translates it again, as it does with new texts.
    if (type === 'characterData') replacements.get(target)?.replaceWith(target)
    else if (font && text?.nodeType === 3 && !text.parentNode) {
      replacements.set(text, font as ChildNode)
      translation.observe(text, { characterData: true })
    }
  }
})

const { removeChild, insertBefore } = Node.prototype

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  const place = placeOf(child, this)
  // What the translation has removed is gone already; anything else is a fault.
  if (place || child.parentNode) removeChild.call(this, place ?? child)
  return child
}

Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
  return insertBefore.call(this, child, (before && placeOf(before, this)) ?? null) as Child
}

translation.observe(document, { childList: true, subtree: true })
