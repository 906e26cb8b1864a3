import type { Area } from '@dlm/contract/brand/areas'
import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
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
    return { title: deskTexts.newEntry(one), tool, area }
  }),
  { title: deskTexts.newAlbum, tool: 'media', area: 'albums' },
  { title: deskTexts.uploadVideos, tool: 'media', area: 'videos', more: { tab: 'video' } },
  { title: deskTexts.uploadAudio, tool: 'media', area: 'audio', more: { tab: 'audio' } },
]

/** The pages and actions of the dashboard, found by name (Ctrl or ⌘ K). */
export function dashboardCommands(adid: string): Commands {
  return {
    screens: [
      { title: deskTexts.dashboard, path: dashboardToolPath(adid) },
      ...offeredTools().map(({ name, title }) => ({ title, path: dashboardToolPath(adid, name) })),
      { title: deskTexts.recycleBin, path: dashboardToolPath(adid, 'bin') },
      ...(isOwn(admins)
        ? [
            { title: deskTexts.settings, path: dashboardToolPath(adid, 'settings') },
            { title: deskTexts.auditLog, path: dashboardToolPath(adid, 'users', { tab: 'audit' }) },
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
        ? [{ title: deskTexts.accountsMatching(search), path: dashboardToolPath(adid, 'users', { search }) }]
        : []),
      ...(isOwnTool('sonata')
        ? [
            {
              title: deskTexts.keyRequestsMatching(search),
              path: dashboardToolPath(adid, 'sonata', { search }),
            },
          ]
        : []),
    ],
  }
}
