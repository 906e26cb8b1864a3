import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import type { ToolName } from '../../lib/dashboard-tools.ts'

/** Where each letter after `g` goes; null is the start. */
export const toolKeys: Readonly<Record<string, ToolName | null>> = {
  d: null,
  m: 'media',
  ...Object.fromEntries(kindsWith('key').map((kind) => [kinds[kind].key, kinds[kind].tool])),
  c: 'rooms',
  q: 'faqs',
  k: 'sonata',
  u: 'users',
  b: 'bin',
  o: 'settings',
}

/** The keys that open a tool, such as `G N`; undefined where there are none. */
export function keysOf(tool: ToolName | null): string | undefined {
  const key = Object.keys(toolKeys).find((letter) => toolKeys[letter] === tool)
  return key && `G ${key.toUpperCase()}`
}
