import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
import Grid from 'lucide-react/icons/layout-grid'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { callApi } from '../../lib/api/api.ts'
import { dashboardToolPath, type ToolName } from '../../lib/dashboard-tools.ts'
import { paths } from '../../lib/paths.ts'
import { Title } from '../../page/title.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import { ReauthenticationDialog } from '../reauthentication-dialog.tsx'
import { isOwnTool } from './own-tools.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { ToolRail } from './tool-rail.tsx'
import { toolTitle } from './tools.ts'
import { UploadStatus } from './upload-status.tsx'
import { useDashboardKeys } from './use-dashboard-keys.ts'
import './dashboard.css'

interface Props {
  adid: string
  title: string
  /** The tool that is open; null on the start. */
  tool: ToolName | null
  children: ReactNode
}

/** Every page of the dashboard: its rail, and a head with the icon back to the grid, and the one that signs out and goes back (SPEC §2). */
export function DashboardFrame({ adid, title, tool, children }: Props) {
  const navigate = useNavigate()
  const { isHelpShown, hideHelp } = useDashboardKeys(adid)
  const signOut = async () => {
    // Even if the call fails, the session expires soon after.
    await callApi('admin_signout', {}).catch(() => undefined)
    navigate(paths.profile, { replace: true })
  }
  return (
    <div
      // The footer is below the viewport from the start, so that lazily loaded content moves nothing visible.
      className={classes(
        'media-width min-h-dvh content-start',
        'grid gap-x-5 min-[820px]:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-8',
      )}
    >
      <ToolRail adid={adid} tool={tool} />
      <div className="min-w-0">
        <Title>{title}</Title>
        <header className="flex items-center gap-2 pt-3 pb-6 md:pt-6">
          <Link
            to={dashboardToolPath(adid)}
            aria-label={deskTexts.allTools}
            title={deskTexts.allTools}
            className={iconButtonClass}
          >
            <Grid aria-hidden="true" className="size-5" />
          </Link>
          <h1 dir="auto" className="min-w-0 flex-1 text-h2 wrap-anywhere">
            {title}
          </h1>
          {isOwnTool('settings') && (
            <Link
              to={dashboardToolPath(adid, 'settings')}
              aria-current={tool === 'settings' ? 'page' : undefined}
              aria-label={toolTitle('settings')}
              title={toolTitle('settings')}
              className={classes(iconButtonClass, 'min-[820px]:hidden')}
            >
              <Settings aria-hidden="true" className="size-5" />
            </Link>
          )}
          <IconButton label={deskTexts.signOut} onClick={signOut}>
            <LogOut aria-hidden="true" className="size-5" />
          </IconButton>
        </header>
        <UploadStatus adid={adid} />
        {children}
      </div>
      <ReauthenticationDialog />
      {isHelpShown && <ShortcutHelp onClose={hideHelp} />}
    </div>
  )
}
