import type { Audio, Photo, Video } from '@dlm/contract/media/media.schema'

/** The versions of a piece of a room that are there, the oldest first; at least two. */
export type VersionStack =
  | { kind: 'photo'; versions: readonly Photo[] }
  | { kind: 'video'; versions: readonly Video[] }
  | { kind: 'audio'; versions: readonly Audio[] }

/** What is beside each other at first, as indexes: the version of the address, or that before the newest, and the newest. */
export function firstPanes({ versions }: VersionStack, id: string): [number, number] {
  const newest = versions.length - 1
  const first = versions.findIndex((version) => version.id === id)
  return [first < 0 || first === newest ? newest - 1 : first, newest]
}

/** The stack that has this piece as one of its versions. */
export function stackOf(
  stacks: readonly VersionStack[],
  kind: VersionStack['kind'],
  id: string,
): VersionStack | undefined {
  return stacks.find((stack) => stack.kind === kind && stack.versions.some((version) => version.id === id))
}
