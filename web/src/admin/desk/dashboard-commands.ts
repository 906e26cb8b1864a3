import type { Area } from '@dlm/contract/brand/areas'
import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { admins } from '@dlm/contract/roles'
import { isAnyShown } from '@dlm/contract/site/offered'
import type { LucideIcon } from 'lucide-react'
import DoorOpen from 'lucide-react/icons/door-open'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import Trash from 'lucide-react/icons/trash-2'
import UserSearch from 'lucide-react/icons/user-search'
import { dashboardToolPath, type ToolName } from '../../lib/dashboard-tools.ts'
import { kindIcons } from '../../lib/kind-icons.ts'
import type { Commands } from '../../shell/search/commands.ts'
import type { FoundScreen } from '../../shell/search/screens.ts'
import { isOwn, isOwnTool } from './own-tools.ts'
import { keysOf } from './tool-keys.ts'
import { offeredTools } from './tools.ts'

interface Addition extends Omit<FoundScreen, 'path'> {
  tool: ToolName
  area: Area
  more?: Record<string, string>
}

/** What can be added, and with which tool. */
const additions: readonly Addition[] = [
  ...kindsWith('hasDrafts').map((kind) => {
    const { one, tool, area } = kinds[kind]
    return { title: deskTexts.newEntry(one), icon: kindIcons[kind], tool, area }
  }),
  { title: deskTexts.newAlbum, icon: kindIcons.album, tool: 'media', area: 'albums' },
  {
    ...{ title: deskTexts.uploadVideos, icon: kindIcons.video, tool: 'media', area: 'videos' },
    more: { tab: 'video' },
  },
  {
    ...{ title: deskTexts.uploadAudio, icon: kindIcons.audio, tool: 'media', area: 'audio' },
    more: { tab: 'audio' },
  },
]

/** What a search of accounts begins with, as in `find member anna`. */
const findMember = /^find\s+(?:members?|accounts?|users?)\s*/i

/** The pages and actions of the dashboard, found by name (Ctrl or ⌘ K). */
export function dashboardCommands(adid: string): Commands {
  const screenOf = (name: ToolName, title: string, icon: LucideIcon): FoundScreen => ({
    ...{ title, icon, path: dashboardToolPath(adid, name), keys: keysOf(name) },
  })
  return {
    screens: [
      { title: deskTexts.dashboard, icon: House, path: dashboardToolPath(adid), keys: keysOf(null) },
      ...offeredTools().map(({ name, title, icon }) => screenOf(name, title, icon)),
      ...(isOwnTool('rooms') ? [screenOf('rooms', deskTexts.rooms, DoorOpen)] : []),
      screenOf('bin', deskTexts.recycleBin, Trash),
      ...(isOwn(admins)
        ? [
            screenOf('settings', deskTexts.settings, Settings),
            {
              ...{ title: deskTexts.auditLog, icon: ScrollText },
              path: dashboardToolPath(adid, 'users', { tab: 'audit' }),
            },
          ]
        : []),
      ...additions
        .filter(({ area, tool }) => isAnyShown([area]) && isOwnTool(tool))
        .map(({ title, icon = Plus, tool, more }) => ({
          ...{ title, icon },
          path: dashboardToolPath(adid, tool, { ...more, open: 'new' }),
        })),
    ],
    lists(typed) {
      const everyAccount = {
        ...{ title: deskTexts.allAccounts, icon: UserSearch },
        path: dashboardToolPath(adid, 'users'),
      }
      const isOfMembers = findMember.test(typed)
      const search = typed.replace(findMember, '').trim()
      if (search === '') return isOfMembers && isOwnTool('users') ? [everyAccount] : []
      return [
        ...(isOwnTool('users')
          ? [
              {
                ...{ title: deskTexts.accountsMatching(search), icon: UserSearch },
                path: dashboardToolPath(adid, 'users', { search }),
              },
            ]
          : []),
        ...(isOwnTool('sonata') && !isOfMembers
          ? [
              {
                ...{ title: deskTexts.keyRequestsMatching(search), icon: KeyRound },
                path: dashboardToolPath(adid, 'sonata', { search }),
              },
            ]
          : []),
      ]
    },
  }
}
