import { deleteHandler } from '../content/delete-handler.ts'
import { publishableReads } from './publishable-reads.ts'
import type { PublishableDoc, PublishableKind, PublishableSpec } from './publishable-spec.ts'
import { publishableWrites } from './publishable-writes.ts'

/** All that the server does with the entries of a kind that has a text, a cover and a time of publication. */
export function publishable<
  Kind extends PublishableKind,
  Doc extends PublishableDoc & Record<string, unknown>,
  const Renamed,
  const Address extends string,
  const IdField extends string = never,
>(spec: PublishableSpec<Kind, Doc, Renamed, Address, IdField>) {
  const { kind, schema, counted = [] } = spec
  const reads = publishableReads(spec)
  const { content, add } = publishableWrites(spec, reads.toAnswer)
  return {
    ...{ kind, schema, counted },
    ...reads,
    content,
    add,
    remove: deleteHandler(content),
    /** The texts that are searched, of a document. */
    searchable: (document: Doc) => spec.searchable(document),
  }
}
