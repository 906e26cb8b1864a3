import { deskTexts } from '@dlm/contract/dashboard/desk.texts'
import { leadingZero } from '@dlm/contract/format/leading-zero'
import { useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import DoorOpen from 'lucide-react/icons/door-open'
import House from 'lucide-react/icons/house'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Trash from 'lucide-react/icons/trash-2'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../auth/session.ts'
import { dashboardToolPath, type ToolName } from '../../lib/dashboard-tools.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { adminQuery } from '../admin-query.ts'
import { isOwnTool } from './own-tools.ts'
import { offeredTools, toolTitle } from './tools.ts'
import './tool-rail.css'

/** Milliseconds for which counts are shown as they are: counting takes the server longer than a list does. A change made here asks again. */
const newEnough = 30_000

interface PlaceProps {
  to: string
  label: string
  /** The whole name, where the label is short. */
  title?: string
  icon: LucideIcon
  isOpen: boolean
  /** How many there are, or wait to be done. */
  count?: number | undefined
  isWork?: true | undefined
}

/** A place of the rail: its icon, its name where there is room, and its count. */
function Place({ to, label, title = label, icon: Icon, isOpen, count, isWork }: PlaceProps) {
  return (
    <li>
      <Link to={to} aria-current={isOpen ? 'page' : undefined} title={title} className="rail-place">
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={isOpen ? 2.25 : 2} />
        <span className="rail-name">{label}</span>
        {count !== undefined && (count > 0 || !isWork) && (
          <span className={isWork ? 'rail-work' : 'rail-count'}>
            <span className="sr-only">, </span>
            {leadingZero(count)}
            {isWork && <span className="sr-only"> {deskTexts.toDoCount}</span>}
          </span>
        )}
      </Link>
    </li>
  )
}

/** The places of the dashboard, on screens with room for them (LOOK "Shell"): its start, the tools, the bin, the settings, one’s account. */
export function ToolRail({ adid, tool: open }: { adid: string; tool: ToolName | null }) {
  const { data } = useQuery({ ...adminQuery('dashboard_counts', {}), staleTime: newEnough })
  const own = useSession()
  const others = [
    { name: 'bin', label: deskTexts.bin, icon: Trash },
    { name: 'settings', label: deskTexts.settings, icon: Settings },
    { name: 'factor', label: deskTexts.secondFactor, icon: ShieldCheck },
  ] as const
  return (
    <nav aria-label={deskTexts.tools} className="tool-rail">
      <ul className="grid gap-0.5">
        <Place to={dashboardToolPath(adid)} label={deskTexts.start} icon={House} isOpen={open === null} />
      </ul>
      <ul className="rail-group">
        {offeredTools().map(({ name, title, short, icon, count, isWork }) => (
          <Fragment key={name}>
            <Place
              to={dashboardToolPath(adid, name)}
              label={short}
              {...{ title, icon, isWork }}
              isOpen={name === open}
              count={data?.[count]}
            />
            {name === 'media' && (
              <Place
                to={dashboardToolPath(adid, 'rooms')}
                label={deskTexts.roomsShort}
                title={deskTexts.rooms}
                icon={DoorOpen}
                isOpen={open === 'rooms'}
              />
            )}
          </Fragment>
        ))}
      </ul>
      <ul className="rail-group">
        {others
          .filter(({ name }) => isOwnTool(name))
          .map(({ name, label, icon }) => (
            <Place
              key={name}
              to={dashboardToolPath(adid, name)}
              title={toolTitle(name)}
              {...{ label, icon }}
              isOpen={name === open}
            />
          ))}
        {own && (
          <li>
            <Link to={paths.profile} title={deskTexts.ownAccount(own.user)} className="rail-place">
              <Avatar name={own.user} picture={own.picture} className="-mx-0.5 size-6 text-xs" sizes="24px" />
              <span className="rail-name">
                <bdi>{own.user}</bdi>
              </span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
