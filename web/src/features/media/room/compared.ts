/** How many photos can be beside each other. */
export const paneCounts = [2, 4] as const
export type PaneCount = (typeof paneCounts)[number]

const between = '.'

/** The parameter of the address for photos that are compared. */
export const toCompare = (pids: readonly string[]): string => pids.join(between)

/** The photos that the address compares: those of `pids`, each once. */
export function fromCompare(parameter: string | null, pids: readonly string[]): string[] {
  const named = (parameter ?? '').split(between).filter((pid) => pids.includes(pid))
  return [...new Set(named)].slice(0, Math.max(...paneCounts))
}

/** So many photos with this one as the first: those after it, and where it is near the end those before it too. */
export function comparedWith(pids: readonly string[], first: string, count: number): string[] {
  const at = pids.indexOf(first)
  const after = pids.slice(at + 1, at + count)
  const before = pids.slice(Math.max(0, at - (count - 1 - after.length)), at)
  return [first, ...after, ...before]
}

/**
 * Another photo in a pane: the next one in this direction that is in no other pane.
 * @param pane its index in `compared`
 * @returns undefined at the end
 */
export function moved(
  compared: readonly string[],
  pane: number,
  by: 1 | -1,
  pids: readonly string[],
): string[] | undefined {
  let at = pids.indexOf(compared[pane] ?? '') + by
  while (compared.includes(pids[at] ?? '')) at += by
  const pid = pids[at]
  return pid === undefined ? undefined : compared.map((other, index) => (index === pane ? pid : other))
}
