import { roomScreenTexts, roomStages } from '@dlm/contract/rooms/room-screen.texts'
import type { RoomStage } from '@dlm/contract/rooms/rooms.schema'
import Check from 'lucide-react/icons/check'
import { classes } from '../../ui/classes.ts'

type Stage = Exclude<RoomStage, 'none'>

const stages = Object.keys(roomStages).filter((stage): stage is Stage => stage !== 'none')

/** How far a job is: the stages that are done, the current one, and those that follow. */
export function JobStages({ current }: { current: Stage }) {
  const at = stages.indexOf(current)
  return (
    <ol aria-label={roomScreenTexts.stage} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {stages.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === at ? 'step' : undefined}
          className={classes('flex items-center gap-1.5', index === at && 'font-semibold text-ink')}
        >
          {index < at ? (
            <Check aria-hidden="true" className="size-4 text-accent" />
          ) : (
            <span
              aria-hidden="true"
              className={classes(
                'size-2 rounded-full border border-current',
                index === at && 'border-accent bg-accent',
              )}
            />
          )}
          {roomStages[stage]}
        </li>
      ))}
    </ol>
  )
}
