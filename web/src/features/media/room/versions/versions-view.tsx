import { mediaTitle } from '@dlm/contract/format/media-title'
import { versionTexts } from '@dlm/contract/rooms/versions.texts'
import Link2 from 'lucide-react/icons/link-2'
import X from 'lucide-react/icons/x'
import { useMemo, useState } from 'react'
import { firstPanes, type VersionStack } from '../../../../lib/version-stack.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { type Players, usePlayedTogether } from './played-together.ts'
import { VersionPane } from './version-pane.tsx'
import './versions.css'

interface Props {
  stack: VersionStack
  /** Id of the version that the address names. */
  id: string
  onClose(): void
}

const sides = [versionTexts.onTheLeft, versionTexts.onTheRight] as const

/** Two versions of a piece beside each other, each with the comments on it. Films and sounds play together. */
export function VersionsView({ stack, id, onClose }: Props) {
  const [panes, setPanes] = useState(() => firstPanes(stack, id))
  const [left, setLeft] = useState<HTMLMediaElement | null>(null)
  const [right, setRight] = useState<HTMLMediaElement | null>(null)
  const [isTogether, setTogether] = useState(true)
  const players: Players = useMemo(() => [left, right], [left, right])
  usePlayedTogether(players, isTogether)
  const title = mediaTitle(stack.versions.at(-1)?.name ?? '')
  return (
    <Modal variant="stage" aria-label={versionTexts.comparing(title)} onDismiss={onClose}>
      <div data-first-focus tabIndex={-1} className="versions outline-none">
        <header className="flex items-center gap-2">
          <h2 dir="auto" className="me-auto min-w-0 truncate px-2 text-base">
            {versionTexts.comparing(title)}
          </h2>
          {stack.kind !== 'photo' && (
            <Button
              variant="secondary"
              className="px-3 text-sm"
              aria-pressed={isTogether}
              onClick={() => setTogether(!isTogether)}
            >
              <Link2 aria-hidden="true" className="size-4" />
              {versionTexts.together}
            </Button>
          )}
          <IconButton label={versionTexts.close} onClick={onClose} className="text-ink">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </header>
        <div className="versions-panes">
          {panes.map((version, side) => (
            <VersionPane
              key={sides[side]}
              {...{ stack, version }}
              label={sides[side] ?? ''}
              onPlayer={side === 0 ? setLeft : setRight}
              onVersion={(other) => setPanes(side === 0 ? [other, panes[1]] : [panes[0], other])}
            />
          ))}
        </div>
      </div>
    </Modal>
  )
}
