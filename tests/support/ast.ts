/** A node of parsed source. */
export interface AstNode {
  type: string
  [name: string]: unknown
}

/** All nodes below a node or in a list, parents before their children. */
export function* nodesOf(node: unknown): Generator<AstNode> {
  if (Array.isArray(node)) for (const child of node) yield* nodesOf(child)
  else if (node && typeof node === 'object') {
    if ('type' in node) yield node as AstNode
    for (const child of Object.values(node)) yield* nodesOf(child)
  }
}
