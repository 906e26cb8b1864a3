import type { Node } from 'prosemirror-model'
import { callAdmin } from '../../../auth/admin-session.ts'
import { isSameText } from './same-text.ts'
import { toDocument } from './to-document.ts'
import { toMarkdown } from './to-markdown.ts'

/** The server parses a text as it will when it is saved. */
async function documentOf(text: string): Promise<Node> {
  if (text.trim() === '') return toDocument('', undefined)
  const { blocks } = await callAdmin('preview_text', { text })
  return toDocument(text, blocks)
}

/**
 * The document of a Markdown text; null where the editor would change what it says.
 * @throws ApiFailure
 */
export async function readText(text: string): Promise<Node | null> {
  const document = await documentOf(text)
  const markdown = toMarkdown(document)
  if (markdown === text.trim()) return document
  return isSameText(await documentOf(markdown), document) ? document : null
}
