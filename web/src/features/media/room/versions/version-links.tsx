import { mediaTitle } from '@dlm/contract/format/media-title'
import { versionTexts } from '@dlm/contract/rooms/versions.texts'
import Columns from 'lucide-react/icons/columns-2'
import { Link } from 'react-router'
import { overlayState } from '../../../../lib/focus/overlay.ts'
import { kindIcons } from '../../../../lib/kind-icons.ts'
import { type RoomPlace, roomPath } from '../../../../lib/room-paths.ts'
import type { VersionStack } from '../../../../lib/version-stack.ts'

/** The pieces of a part that have several versions; each leads to these beside each other. */
export function VersionLinks({ room, stacks }: { room: RoomPlace; stacks: readonly VersionStack[] }) {
  if (stacks.length === 0) return null
  return (
    <section aria-label={versionTexts.title} className="pb-6">
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 min-[1200px]:grid-cols-3">
        {stacks.map((stack) => (
          <StackLink key={stack.versions.at(-1)?.id} room={room} stack={stack} />
        ))}
      </ul>
    </section>
  )
}

function StackLink({ room, stack: { kind, versions } }: { room: RoomPlace; stack: VersionStack }) {
  const newest = versions.at(-1)
  if (!newest) return null
  const Icon = kindIcons[kind]
  const title = mediaTitle(newest.name)
  return (
    <li>
      <Link
        to={roomPath(room, { versions: `${kind}-${newest.id}` })}
        state={overlayState}
        aria-label={versionTexts.compare(title, versions.length)}
        className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface p-3 text-ink no-underline hover:bg-raised"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" />
        <span className="grid min-w-0 flex-1">
          <span dir="auto" className="truncate font-semibold">
            {title}
          </span>
          <span className="text-sm text-soft">{versionTexts.newest(versions.length)}</span>
        </span>
        <Columns aria-hidden="true" className="size-5 shrink-0 text-soft" />
      </Link>
    </li>
  )
}
