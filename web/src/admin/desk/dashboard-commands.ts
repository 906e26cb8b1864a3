import type { Area } from '@dlm/contract/brand/areas'
import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { admins } from '@dlm/contract/roles'
import { isAnyShown } from '@dlm/contract/site/offered'
import { dashboardToolPath, type ToolName } from '../../lib/dashboard-tools.ts'
import type { Commands } from '../../shell/search/commands.ts'
import { isOwn, isOwnTool } from './own-tools.ts'
import { offeredTools } from './tools.ts'

/** What can be added, and with which tool. */
const additions: readonly { title: string; tool: ToolName; area: Area; more?: Record<string, string> }[] = [
  ...kindsWith('hasDrafts').map((kind) => {
    const { one, tool, area } = kinds[kind]
    return { title: `New ${one}`, tool, area }
  }),
  { title: 'New album', tool: 'media', area: 'albums' },
  { title: 'Upload videos', tool: 'media', area: 'videos', more: { tab: 'video' } },
  { title: 'Upload audios', tool: 'media', area: 'audio', more: { tab: 'audio' } },
]

/** The pages and actions of the dashboard, found by name (Ctrl or ⌘ K). */
export function dashboardCommands(adid: string): Commands {
  return {
    screens: [
      { title: 'Dashboard', path: dashboardToolPath(adid) },
      ...offeredTools().map(({ name, title }) => ({ title, path: dashboardToolPath(adid, name) })),
      { title: 'Recycle bin', path: dashboardToolPath(adid, 'bin') },
      ...(isOwn(admins)
        ? [
            { title: 'Settings', path: dashboardToolPath(adid, 'settings') },
            { title: 'Audit log', path: dashboardToolPath(adid, 'users', { tab: 'audit' }) },
          ]
        : []),
      ...additions
        .filter(({ area, tool }) => isAnyShown([area]) && isOwnTool(tool))
        .map(({ title, tool, more }) => ({
          title,
          path: dashboardToolPath(adid, tool, { ...more, open: 'new' }),
        })),
    ],
    lists: (search) => [
      ...(isOwnTool('users')
        ? [{ title: `Accounts with “${search}”`, path: dashboardToolPath(adid, 'users', { search }) }]
        : []),
      ...(isOwnTool('sonata')
        ? [{ title: `Key requests with “${search}”`, path: dashboardToolPath(adid, 'sonata', { search }) }]
        : []),
    ],
  }
}
