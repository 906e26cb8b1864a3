import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import { writingTexts } from '@dlm/contract/dashboard/writing.texts'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form'
import { AreaField } from '../../forms/area-field.tsx'
import { titled } from '../../forms/titled.ts'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { lazyModule } from '../../lib/code/lazy-module.ts'
import { FieldNote } from '../../ui/field-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { EditorHandle } from './room/writing-editor.tsx'
import { TextTools } from './text-tools.tsx'
import { writesMarkdown } from './writing-mode.ts'

/** The editor's code is loaded only where something is written. */
const editorModule = lazyModule('writing-editor', () => import('./room/writing-editor.tsx'))

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
  rows: number
  /** Where its tools are: at the foot of the room. */
  tools: HTMLElement | null
}

/** A text that visitors read: as it will look, or its Markdown; with a search for what it may show of the portal. */
export function MarkdownField<Fields extends FieldValues, Values>({
  form,
  name,
  rows,
  tools,
}: Props<Fields, Values>) {
  const isMarkdown = writesMarkdown.use()
  const [isUnfit, setUnfit] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorHandle>(null)
  const { data: code, isError } = useQuery({ ...editorModule, enabled: !isMarkdown })
  const isSource = isMarkdown || isUnfit || isError

  /** Inserts a line of its own at the caret, and moves the caret below it. */
  function insert(line: string) {
    setPicking(false)
    if (editor.current) return editor.current.insert(line)
    const area = box.current?.querySelector('textarea')
    if (!area) return
    const before = area.value.slice(0, area.selectionEnd).trimEnd()
    const after = area.value.slice(area.selectionEnd).trimStart()
    const upTo = `${before}${before && '\n\n'}${line}\n\n`
    form.setValue(name, `${upTo}${after}` as PathValue<Fields, Path<Fields>>, { shouldDirty: true })
    area.focus()
    area.setSelectionRange(upTo.length, upTo.length)
  }

  return (
    <div ref={box} className="grid gap-3">
      {isSource && (
        <AreaField
          form={form}
          name={name}
          rows={rows}
          hint={isUnfit ? writingTexts.asMarkdown : formTexts.markdownHint}
        />
      )}
      {!isSource && !code && <Skeleton className="h-72" />}
      {!isSource && code && (
        <WrittenField
          {...{ form, name, editor }}
          Editor={code.WritingEditor}
          onUnfit={() => setUnfit(true)}
          onMedia={() => setPicking(true)}
        />
      )}
      {tools &&
        createPortal(
          <TextTools
            isPicking={isPicking}
            onPicking={setPicking}
            onPick={insert}
            isSource={isSource}
            onSource={() => {
              setUnfit(false)
              writesMarkdown.set(!isSource)
            }}
          />,
          tools,
        )}
    </div>
  )
}

interface WrittenProps<Fields extends FieldValues, Values>
  extends Pick<Props<Fields, Values>, 'form' | 'name'> {
  Editor: typeof import('./room/writing-editor.tsx')['WritingEditor']
  editor: RefObject<EditorHandle | null>
  onUnfit(): void
  onMedia(): void
}

/** The field of a text in the editor. */
function WrittenField<Fields extends FieldValues, Values>({
  form,
  name,
  Editor,
  editor,
  ...on
}: WrittenProps<Fields, Values>) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.control, name })
  const error = fieldState.error?.message
  return (
    <>
      {/* Above it: the text may be longer than the window. */}
      {error !== undefined && <FieldNote id={`${id}-note`} note={titled(error)} isError />}
      <Editor
        ref={(handle) => {
          editor.current = handle
          field.ref(handle)
        }}
        label={form.fields[name]?.label ?? name}
        value={String(field.value ?? '')}
        isInvalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-note`}
        onChange={field.onChange}
        {...on}
      />
    </>
  )
}
