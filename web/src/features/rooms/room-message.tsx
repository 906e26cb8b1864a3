import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import DoorClosed from 'lucide-react/icons/door-closed'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Title } from '../../page/title.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { MessagePanel } from '../../ui/message-panel.tsx'

/** Why there is no room to see. */
export function RoomMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="media-width pt-6 sm:pt-10">
      <Title>{roomScreenTexts.room}</Title>
      <MessagePanel
        isScreen
        icon={DoorClosed}
        title={title}
        action={
          <Link to={paths.home} className={buttonClass('secondary')}>
            {roomScreenTexts.home}
          </Link>
        }
      >
        {children}
      </MessagePanel>
    </div>
  )
}
