import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import { useId, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { AreaField } from '../../forms/area-field.tsx'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { EmbedPicker } from './embed-picker.tsx'

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
  rows: number
}

/** A text that visitors read, in Markdown, with a search for what it may show of the portal. */
export function MarkdownField<Fields extends FieldValues, Values>({
  form,
  name,
  rows,
}: Props<Fields, Values>) {
  const [isPicking, setPicking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const picker = useId()

  /** Inserts a line of its own at the caret, and moves the caret below it. */
  function insert(line: string) {
    const area = box.current?.querySelector('textarea')
    if (!area) return
    const before = area.value.slice(0, area.selectionEnd).trimEnd()
    const after = area.value.slice(area.selectionEnd).trimStart()
    const upTo = `${before}${before && '\n\n'}${line}\n\n`
    form.setValue(name, `${upTo}${after}` as PathValue<Fields, Path<Fields>>, { shouldDirty: true })
    setPicking(false)
    area.focus()
    area.setSelectionRange(upTo.length, upTo.length)
  }

  return (
    <div ref={box} className="grid gap-3">
      <AreaField form={form} name={name} rows={rows} hint={formTexts.markdownHint} />
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-expanded={isPicking}
        aria-controls={picker}
        onClick={() => setPicking(!isPicking)}
      >
        {formTexts.insert}
      </Button>
      <div id={picker} hidden={!isPicking}>
        {isPicking && <EmbedPicker onPick={insert} />}
      </div>
    </div>
  )
}
