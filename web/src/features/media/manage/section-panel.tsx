import { arrangeTexts } from '@dlm/contract/media/arrange.texts'
import type { AlbumSection } from '@dlm/contract/media/media.schema'
import { SectionFields } from '@dlm/contract/media/media-forms.schema'
import Trash2 from 'lucide-react/icons/trash-2'
import { generatedId } from '../../../admin/form/generated-id.ts'
import { PanelActions } from '../../../admin/panel-actions.tsx'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { Field } from '../../../forms/field.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'

/** A section, or a new one, and what follows it: null at the end of the album. */
export interface OpenedSection {
  section?: AlbumSection
  before: string | null
}

interface Props {
  opened: OpenedSection
  onPut(section: AlbumSection, before: string | null): void
  onDelete(section: AlbumSection): void
  onClose(): void
}

/** The form of a section of an album: its heading. */
export function SectionPanel({ opened: { section, before }, onPut, onDelete, onClose }: Props) {
  const form = useContractForm(SectionFields, { title: section?.title ?? '' })
  const submit = form.handleSubmit(({ title }) => {
    onPut({ id: section?.id ?? generatedId('SEC'), title }, before)
    onClose()
  })
  const start = before === null ? arrangeTexts.sectionAtEnd : arrangeTexts.sectionAtSelected
  return (
    <SidePanel title={section ? arrangeTexts.editSection : arrangeTexts.newSection} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field form={form} name="title" hint={section ? arrangeTexts.sectionHint : start} />
        <PanelActions>
          <Button type="submit">{section ? arrangeTexts.saveSection : arrangeTexts.addSection}</Button>
          {section && (
            <Button
              variant="secondary"
              onClick={() => {
                onDelete(section)
                onClose()
              }}
            >
              <Trash2 aria-hidden="true" className="size-5" />
              {arrangeTexts.removeSection}
            </Button>
          )}
        </PanelActions>
      </form>
    </SidePanel>
  )
}
