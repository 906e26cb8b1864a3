import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type WriteBatch,
} from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Clock } from './clock.ts'
import { parseDocument } from './documents.ts'

/** How many documents share the writes of one hot counter; Firestore takes about one write a second to each. */
const shards = 5

/** Milliseconds a list may show counts older than the document itself does. */
const rollUpAfter = 2_000

/** A group of counters that belong to one document, stored in its `counts` subcollection (SECURITY "Counters"). */
export interface ShardedCounters<K extends string> {
  /** The documents that hold the counts, to be read together with others. */
  refs(parent: DocumentReference): DocumentReference[]
  /** Sum over the shards; what was never counted is 0. */
  sum(snapshots: readonly DocumentSnapshot[]): Record<K, number>
  /**
   * Carries the counts to the document they belong to, where lists read them, when it is older than some seconds.
   * @param parent the document as it was read before the counts were
   */
  rollUp(parent: DocumentSnapshot, counts: Record<K, number>, clock: Clock): Promise<void>
  /** Adds to a shard picked by chance, together with the write that says why. */
  add(batch: WriteBatch, parent: DocumentReference, change: Partial<Record<K, number>>): void
}

export function shardedCounters<K extends string>(names: readonly K[]): ShardedCounters<K> {
  const Shard = z.partialRecord(z.enum(names), z.number())
  const shard = (parent: DocumentReference, at: number) => parent.collection('counts').doc(String(at))
  return {
    refs: (parent) => Array.from({ length: shards }, (_, at) => shard(parent, at)),
    sum(snapshots) {
      const total = Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>
      for (const snapshot of snapshots) {
        if (!snapshot.exists) continue
        const counts: Partial<Record<K, number>> = parseDocument(Shard, snapshot)
        for (const name of names) total[name] += counts[name] ?? 0
      }
      return total
    },
    async rollUp(parent, counts, clock) {
      const same = names.every((name) => parent.get(name) === counts[name])
      const { updateTime } = parent
      if (same || !updateTime || clock.now() - updateTime.toMillis() < rollUpAfter) return
      // The second writer finds the document changed and leaves it: so counts never decrease.
      await parent.ref.update({ ...counts }, { lastUpdateTime: updateTime }).catch(() => undefined)
    },
    add(batch, parent, change) {
      const increments = Object.entries<number | undefined>(change).map(([name, by]) => [
        name,
        FieldValue.increment(by ?? 0),
      ])
      const at = Math.floor(Math.random() * shards)
      batch.set(shard(parent, at), Object.fromEntries(increments), { merge: true })
    },
  }
}
