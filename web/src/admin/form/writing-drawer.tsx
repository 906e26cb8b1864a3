import { writingTexts } from '@dlm/contract/dashboard/writing.texts'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'

interface Props {
  id: string
  isOpen: boolean
  onClose(): void
  children: ReactNode
}

/** Whatever else there is of an entry than its title and its text: beside them, on a phone over them. */
export function WritingDrawer({ id, isOpen, onClose, children }: Props) {
  return (
    <section
      id={id}
      aria-label={writingTexts.details}
      hidden={!isOpen}
      className="writing-drawer"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">{writingTexts.details}</h3>
        <IconButton label={writingTexts.closeDetails} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {children}
    </section>
  )
}
