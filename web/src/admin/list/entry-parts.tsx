import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ImageOff from 'lucide-react/icons/image-off'
import { Link } from 'react-router'
import { useStore } from '../../lib/storage/store.ts'
import { ShareButton } from '../../page/share/share-button.tsx'
import { classes } from '../../ui/classes.ts'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Entry } from './entry.ts'
import type { Selection } from './use-selection.ts'

interface PictureProps {
  entry: Entry
  /** As the attribute has it. */
  sizes: string
  className: string
}

/** The picture of an entry or its placeholder; with its player, where it can be played. */
export function EntryPicture({ entry, sizes, className }: PictureProps) {
  if (!entry.player) return <StillPicture entry={entry} sizes={sizes} className={className} />
  return (
    <div className={classes('relative overflow-hidden', className)}>
      <StillPicture entry={entry} sizes={sizes} className="size-full" />
      {entry.player}
    </div>
  )
}

function StillPicture({ entry, sizes, className }: PictureProps) {
  const { picture, icon: Icon, isWorking, problem } = entry
  if (picture) return <Picture picture={picture} alt="" sizes={sizes} className={className} />
  const Placeholder = problem ? ImageOff : Icon
  return (
    <span className={classes('grid place-items-center bg-raised text-soft', className)}>
      {isWorking ? (
        <Spinner />
      ) : (
        <Placeholder aria-hidden="true" className="size-[40%] max-w-10" strokeWidth={1.5} />
      )}
    </span>
  )
}

/** The name of an entry, which leads to its page in the dashboard where it has one; a click on any other opens its form. */
export function EntryName({
  entry: { name, to },
  className,
  onOpen,
}: {
  entry: Entry
  className?: string
  onOpen?(): void
}) {
  return (
    <h2 dir="auto" className={classes('font-text font-semibold', className)}>
      {to ? (
        <Link to={to} className="text-accent hover:underline">
          {name}
        </Link>
      ) : (
        // By key the button beside it does the same.
        // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the mouse
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same
        <span onClick={onOpen} className={classes(onOpen && 'cursor-pointer hover:underline')}>
          {name}
        </span>
      )}
    </h2>
  )
}

/** The short facts of an entry, in one line. */
export function EntryFacts({ entry: { facts = [] }, className }: { entry: Entry; className?: string }) {
  const visibleFacts = facts.flatMap((fact) => (fact ? [fact] : []))
  if (visibleFacts.length === 0) return null
  return (
    <p dir="auto" className={classes('text-sm text-soft tabular-nums', className)}>
      {visibleFacts.map(({ column, value, words }, at) => (
        <span key={column}>
          {at > 0 && <span className="fact-dot"> · </span>}
          {words ?? value}
        </span>
      ))}
    </p>
  )
}

/** The way to the entry's page on the portal. */
export function SeeMore({ entry: { seeMore }, className }: { entry: Entry; className?: string }) {
  if (seeMore === undefined) return null
  return (
    <Link
      to={seeMore}
      className={classes(
        'inline-flex min-h-11 items-center justify-self-start font-semibold text-accent hover:underline',
        className,
      )}
    >
      {listTexts.seeMore}
    </Link>
  )
}

/** The same as an icon, in a table. */
export function ViewLink({ entry: { seeMore, name }, className }: { entry: Entry; className?: string }) {
  if (seeMore === undefined) return null
  return (
    <Link
      to={seeMore}
      aria-label={listTexts.view(name)}
      title={listTexts.view(name)}
      className={classes(iconButtonClass, className)}
    >
      <ArrowUpRight aria-hidden="true" className="size-5" />
    </Link>
  )
}

/** Opens the share card of an entry in a list. The group says whose it is, since the button's name is the same in each. */
export function EntryShare({ entry: { name, share }, className }: { entry: Entry; className?: string }) {
  if (!share) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, since there is nothing to fill in
    <div role="group" aria-label={name} className={className}>
      <ShareButton isCompact {...share} />
    </div>
  )
}

/** The box that selects an entry; with Shift all from the one before. */
export function SelectBox({ entry: { id, name }, selection }: { entry: Entry; selection: Selection }) {
  const isSelected = useStore(selection.selected, (selected) => selected.has(id), false)
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={listTexts.selectEntry(name)}
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-5 cursor-pointer accent-accent-solid"
      />
    </label>
  )
}
