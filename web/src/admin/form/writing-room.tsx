import { type ReactNode, useId, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { FormPreview } from './form-preview.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { TitleArea } from './title-area.tsx'
import { WritingDrawer } from './writing-drawer.tsx'
import { WritingFoot } from './writing-foot.tsx'
import { writesMarkdown } from './writing-mode.ts'
import './writing-room.css'

/** Which fields of an entry are written in the room. */
export interface Writing<Fields extends FieldValues> {
  title: Path<Fields>
  text: Path<Fields>
  /** Its page as it will be, below its Markdown. */
  preview(values: Partial<Fields>, cover: ReactNode): ReactNode
}

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  writing: Writing<Fields>
  /** Above all: what another admin changed, what was restored. */
  notices: ReactNode
  /** The field of the cover. */
  cover: ReactNode
  /** The cover as the page shows it. */
  pageCover: ReactNode
  /** All other fields, in the drawer. */
  details: ReactNode
  isDrawerOpen: boolean
  onDrawer(isOpen: boolean): void
  submitLabel: string
  isBusy: boolean
  note: ReactNode
  onSubmit(): void
}

/** An entry as it is written: its cover, its title and its text; a drawer for the rest; one line of buttons at the foot. */
export function WritingRoom<Fields extends FieldValues, Values>({
  form,
  writing,
  isDrawerOpen,
  onDrawer,
  onSubmit,
  ...props
}: Props<Fields, Values>) {
  const drawer = useId()
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const isMarkdown = writesMarkdown.use()

  /** The focus would be lost with the drawer. */
  const closeDrawer = () => {
    onDrawer(false)
    document.querySelector<HTMLElement>(`[aria-controls="${drawer}"]`)?.focus()
  }

  return (
    <form noValidate onSubmit={onSubmit} className="writing-room">
      <div className="writing-page">
        {props.notices}
        {props.cover}
        <TitleArea form={form} name={writing.title} />
        <MarkdownField form={form} name={writing.text} rows={14} tools={tools} />
        {isMarkdown && <FormPreview form={form} show={writing.preview} cover={props.pageCover} />}
      </div>
      <WritingDrawer id={drawer} isOpen={isDrawerOpen} onClose={closeDrawer}>
        {props.details}
      </WritingDrawer>
      <WritingFoot
        submitLabel={props.submitLabel}
        isBusy={props.isBusy}
        toolsRef={setTools}
        note={props.note}
        drawer={drawer}
        isDrawerOpen={isDrawerOpen}
        onDrawer={() => onDrawer(!isDrawerOpen)}
      />
    </form>
  )
}
