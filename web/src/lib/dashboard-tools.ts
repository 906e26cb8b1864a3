import type { Area } from '@dlm/contract/brand/areas'
import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { isAnyShown } from '@dlm/contract/site/offered'
import { paths } from './paths.ts'

/** The tools of the dashboard (SPEC §2), as its address names them; `rooms` are the client rooms, `bin` is the recycle bin of all of them, `settings` what is the studio's own, `factor` the admin's own second factor. */
export const toolNames = [
  'media',
  'rooms',
  ...kindsWith('hasDrafts').map((kind) => kinds[kind].tool),
  'faqs',
  'sonata',
  'users',
  'bin',
  'settings',
  'factor',
] as const
export type ToolName = (typeof toolNames)[number]

/** The areas of the tools. */
const areasOf: Readonly<Partial<Record<ToolName, readonly Area[]>>> = {
  ...Object.fromEntries(kindsWith('hasDrafts').map((kind) => [kinds[kind].tool, [kinds[kind].area]])),
  media: ['albums', 'videos', 'audio'],
  rooms: ['albums', 'videos', 'audio'],
  faqs: ['questions'],
  sonata: ['sonata'],
}

/** Whether a tool is offered: the owner may have hidden all of its areas. */
export const isToolOffered = (name: ToolName): boolean => isAnyShown(areasOf[name] ?? [])

/** The tool that an address of the dashboard opens; null for the grid. */
export function toolIn(parameters: URLSearchParams): ToolName | null {
  return toolNames.find((name) => name === parameters.get('tool') && isToolOffered(name)) ?? null
}

/** A page of the dashboard: its grid, a tool, or what is open in a tool. */
export function dashboardToolPath(
  adid: string,
  tool: ToolName | null = null,
  more: Readonly<Record<string, string>> = {},
): string {
  return `${paths.adminDashboard}?${new URLSearchParams({ id: adid, ...(tool && { tool }), ...more })}`
}
