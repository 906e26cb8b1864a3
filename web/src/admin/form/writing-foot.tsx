import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import { writingTexts } from '@dlm/contract/dashboard/writing.texts'
import PanelRight from 'lucide-react/icons/panel-right'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../ui/button.tsx'

interface Props {
  submitLabel: string
  isBusy: boolean
  /** Where the text puts its tools. */
  toolsRef: Ref<HTMLDivElement>
  /** What is saved by now, and how long the text is. */
  note: ReactNode
  drawer: string
  isDrawerOpen: boolean
  onDrawer(): void
}

/** The foot of the writing room, in one line at any width: the text's tools, its state, and the buttons of the form. */
export function WritingFoot({ submitLabel, isBusy, toolsRef, note, drawer, isDrawerOpen, onDrawer }: Props) {
  return (
    <div className="panel-actions writing-foot">
      <div ref={toolsRef} className="flex" />
      <p className="writing-note">{note}</p>
      <Button
        variant="ghost"
        className="writing-tool"
        aria-expanded={isDrawerOpen}
        aria-controls={drawer}
        onClick={onDrawer}
      >
        <PanelRight aria-hidden="true" className="size-5" />
        <span className="max-md:sr-only">{writingTexts.details}</span>
      </Button>
      <Button type="submit" className="max-sm:px-4" busy={isBusy && formTexts.saving}>
        {submitLabel}
      </Button>
    </div>
  )
}
