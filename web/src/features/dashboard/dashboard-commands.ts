import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import type { Commands } from '../site/search/commands.ts'
import { tools } from './tools.ts'

/** What can be gone to and begun on the dashboard by its name (Ctrl or ⌘ K). */
export function dashboardCommands(adid: string): Commands {
  const add = (tool: Parameters<typeof dashboardToolPath>[1], more: Record<string, string> = {}) =>
    dashboardToolPath(adid, tool, { ...more, open: 'new' })
  return {
    screens: [
      { title: 'Dashboard', path: dashboardToolPath(adid) },
      ...tools.map(({ name, title }) => ({ title, path: dashboardToolPath(adid, name) })),
      { title: 'Recycle bin', path: dashboardToolPath(adid, 'bin') },
      { title: 'Settings', path: dashboardToolPath(adid, 'settings') },
      { title: 'Audit log', path: dashboardToolPath(adid, 'users', { tab: 'audit' }) },
      { title: 'New article', path: add('news') },
      { title: 'New event', path: add('events') },
      { title: 'New product', path: add('products') },
      { title: 'New service', path: add('services') },
      { title: 'New album', path: add('media') },
      { title: 'Upload videos', path: add('media', { tab: 'video' }) },
      { title: 'Upload audios', path: add('media', { tab: 'audio' }) },
    ],
    lists: (search) => [
      { title: `Accounts with “${search}”`, path: dashboardToolPath(adid, 'users', { search }) },
      { title: `Key requests with “${search}”`, path: dashboardToolPath(adid, 'sonata', { search }) },
    ],
  }
}
