import { Block, maxEmbeds, type Written } from '@dlm/contract/site/blocks.schema'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import * as z from 'zod'
import { ApiError } from '../platform/api-error.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { readEmbeds } from './embeds.ts'
import { isPlain, plainText } from './markdown.ts'
import { parseInWorker } from './parse-in-worker.ts'
import { writtenFields } from './written.doc.ts'

interface Stored {
  markdown: string
  blocks: string
}

const Blocks = z.array(Block)

/** The blocks of a stored text. */
export function storedBlocks(blocks: string): Block[] {
  return Blocks.parse(JSON.parse(blocks))
}

/** What is shown of the portal, in lists and quotes too. */
export function embedsIn(blocks: readonly Block[]): Extract<Block, { type: 'embed' }>[] {
  return blocks.flatMap((block) => {
    if (block.type === 'embed') return block
    if (block.type === 'quote') return embedsIn(block.content)
    return block.type === 'list' ? block.items.flatMap(({ content }) => embedsIn(content)) : []
  })
}

/**
 * What is stored of a text that an admin wrote: its words, and its blocks where it has more than paragraphs.
 * @param timeoutMs for its parser, where no call waits
 * @throws ApiError invalid-input where it shows too much of the portal, or would take long to parse
 */
export async function writtenText(source: string, timeoutMs?: number): Promise<Stored & { text: string }> {
  const blocks = await parseInWorker(source, timeoutMs)
  if (embedsIn(blocks).length > maxEmbeds)
    throw new ApiError('invalid-input', {
      fields: { text: `shows more than ${maxEmbeds} embedded items` },
    })
  if (isPlain(source, blocks)) return { text: source, markdown: '', blocks: '' }
  return { text: plainText(blocks), markdown: source, blocks: JSON.stringify(blocks) }
}

/** A stored text as answers carry it beside its words: nothing for one without Markdown. */
export async function shownText(platform: Platform, { blocks }: Stored): Promise<Partial<Written>> {
  if (blocks === '') return {}
  const whole = storedBlocks(blocks)
  return { blocks: whole, embeds: await readEmbeds(platform, embedsIn(whole)) }
}

/** The text of a document as it is read alone. */
export function wholeText(platform: Platform): (document: DocumentSnapshot) => Promise<Partial<Written>> {
  return (document) => shownText(platform, parseDocument(z.object(writtenFields), document))
}
