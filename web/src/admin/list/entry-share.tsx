import { ShareButton } from '../../page/share/share-button.tsx'
import type { Entry } from './entry.ts'

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
