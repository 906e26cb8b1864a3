import type { ContentKind, Editable } from '@dlm/contract/dashboard/dashboard.schema'
import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import type { DialogText } from '@dlm/contract/dialog-text'
import { isFeaturedKind } from '@dlm/contract/kinds/kind-lists'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form'
import type * as z from 'zod'
import { callAdmin } from '../../auth/admin-session.ts'
import { type ContractForm, showFieldErrors, useContractForm } from '../../forms/use-contract-form.ts'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { useRefresh } from '../admin-query.ts'
import { Insight } from '../list/insight.tsx'
import { publicReadsOf } from '../public-reads.ts'
import { SidePanel } from '../side-panel.tsx'
import { ChosenPicture } from './chosen-picture.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { EarlierDrafts } from './earlier-drafts.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { FeaturedChoice } from './featured-choice.tsx'
import { FormActions } from './form-actions.tsx'
import { PictureField } from './picture-field.tsx'
import { unfitPicture, useChosenPicture } from './use-chosen-picture.ts'
import { hasSecrets, useFormDraft } from './use-form-draft.ts'
import { useServerDraft } from './use-server-draft.ts'
import { VersionList } from './version-list.tsx'
import { WordCount } from './word-count.tsx'
import { type Writing, WritingRoom } from './writing-room.tsx'

export interface ContentFormProps<Fields extends FieldValues, Values> {
  title: string
  kind: ContentKind
  /** What is changed, with how it is now; null where something is added. */
  entry: { id: string; editable: Editable } | null
  /** The form without its picture, which is sent apart. */
  schema: z.ZodType<Values, Fields>
  /** What a new entry's fields hold at first, where the schema does not say. */
  defaults: DefaultValues<Fields>
  /** Field of the documented call that names the picture, what it is called, and the message when it is missing. */
  picture: { field: string; label: string; needed: string }
  /** Adds what was filled in, with the path of its picture. */
  add(values: Values, picture: string): Promise<unknown>
  submitLabel: string
  /** Shown when it was added. */
  recorded: DialogText | ((values: Values) => DialogText)
  /** Where the admin is led once it was added; back to the list without it. */
  onAdded?(values: Values): void
  /** What is said when it could not be added, where SPEC §8 has a text for it. */
  notAdded?(msg: string): DialogText
  onClose(): void
  children(form: ContractForm<Fields, Values>): ReactNode
  /** Of an entry that is written; all its other fields are in a drawer. */
  writing?: Writing<Fields>
}

/** Wide enough for the drawer beside the text. */
const wide = '(min-width: 1024px)'

/** Said beside the buttons of what is typed and not sent. */
const savedNotes = { none: undefined, server: formTexts.draftSaved, browser: formTexts.draftSavedHere }

/** Hours and minutes of a moment (ms), on this computer's clock. */
const clockOf = (at: number) =>
  new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** The form that adds an entry, or changes one: its fields, its picture, and what another admin changed meanwhile. */
export function ContentForm<Fields extends FieldValues, Values extends object>(
  props: ContentFormProps<Fields, Values>,
) {
  const { title, kind, entry, schema, defaults, picture, add, recorded, onClose, writing } = props
  const filled = entry ? ({ ...defaults, ...entry.editable.fields } as DefaultValues<Fields>) : defaults
  const [pictureError, setPictureError] = useState<string>()
  const pictureInput = useRef<HTMLInputElement>(null)
  const chosen = useChosenPicture(setPictureError)
  const hasPicture = entry !== null || chosen.isChosen
  const form = useContractForm(schema, filled, hasPicture)
  const [revision, setRevision] = useState(entry?.editable.revision ?? 0)
  const [conflict, setConflict] = useState<Editable | null>(null)
  const [isDrawerOpen, setDrawerOpen] = useState(() => matchMedia(wide).matches)
  const refresh = useRefresh(publicReadsOf(kind))
  const name = `${kind}/${entry?.id ?? 'new'}`
  const formDraft = useFormDraft({
    form,
    name,
    revision,
    picture: chosen.staged,
    hasPicture: chosen.isChosen,
    onReturn({ revision, picture }) {
      setRevision(revision)
      chosen.takeBack(picture)
    },
  })

  const draft = useServerDraft({
    ...{ form, kind, name },
    entry: entry?.id,
    entryRevision: revision,
    onReturn(onto) {
      setRevision(onto ?? entry?.editable.revision ?? 0)
      if (onto === undefined) chosen.clear()
    },
  })
  const isBack = draft.isBack ?? formDraft.isBack

  const forget = () => {
    formDraft.forget()
    draft.on?.sync.forget()
  }
  const leave = () => {
    forget()
    onClose()
  }
  const close = () => {
    formDraft.notifySaved(forget)
    onClose()
  }

  const send = async (values: Values, onRevision: number) => {
    const path = await chosen.pathToSend()
    if (!entry) return add(values, path ?? '')
    const fields = { ...values, ...(path && { [picture.field]: path }) }
    return callAdmin('edit', { kind, id: entry.id, revision: onRevision, fields })
  }

  /** The field that is wrong may be in the drawer: it is shown before the focus moves there. */
  const showDrawerFor = (wrong: readonly string[]) => {
    const isWithin = (field: string) =>
      field in form.fields && field !== writing?.title && field !== writing?.text
    if (writing && wrong.some(isWithin)) flushSync(() => setDrawerOpen(true))
  }

  /** The picture is the first of the form: a submit that is refused for it puts the focus there. */
  const refusePicture = (message: string) => {
    setPictureError(message)
    pictureInput.current?.focus()
  }

  const save = async (values: Values, onRevision: number) => {
    if (!hasPicture) return refusePicture(picture.needed)
    setPictureError(undefined)
    try {
      await send(values, onRevision)
      leave()
      void refresh()
      if (entry) return
      void notify(typeof recorded === 'function' ? recorded(values) : recorded)
      props.onAdded?.(values)
    } catch (error) {
      await fail(error)
    }
  }

  const fail = async (error: unknown) => {
    if (entry && error instanceof ApiFailure && error.code === 'stale-edit')
      return setConflict(await callAdmin('get_editable', { kind, id: entry.id }))
    const wrongPicture =
      error instanceof ApiFailure ? (error.fields[picture.field] ?? error.fields.files) : unfitPicture(error)
    if (wrongPicture !== undefined) return refusePicture(wrongPicture)
    if (error instanceof ApiFailure) showDrawerFor(Object.keys(error.fields))
    if (showFieldErrors(form, error)) return
    if (!entry && props.notAdded && error instanceof ApiFailure && error.code !== 'session-ended')
      return void notify(props.notAdded(error.message))
    notifyFailure(error)
  }

  const submit = form.handleSubmit(
    (values) => save(values, revision),
    (errors) => {
      showDrawerFor(Object.keys(errors))
      if (hasPicture) setPictureError(undefined)
      else refusePicture(picture.needed)
    },
  )

  const cover = (
    <PictureField
      ref={pictureInput}
      label={picture.label}
      file={chosen.file}
      note={chosen.note}
      uploadedName={chosen.staged?.name}
      current={entry?.editable.cover}
      error={pictureError}
      isBand={writing !== undefined}
      onChoose={(file) => {
        setPictureError(undefined)
        void chosen.choose(file).then(formDraft.storePicture)
      }}
    />
  )
  const details = (
    <>
      {props.children(form)}
      {draft.on && draft.earlier > 0 && (
        <EarlierDrafts
          draft={draft.on.ref}
          fields={form.fields}
          now={() => form.getValues()}
          onTake={draft.on.sync.takeBack}
        />
      )}
      {entry && (
        <VersionList
          kind={kind}
          id={entry.id}
          fields={form.fields}
          now={() => form.getValues()}
          onTake={({ fields }) => {
            for (const [name, value] of Object.entries(fields))
              form.setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>, {
                shouldDirty: true,
              })
          }}
        />
      )}
      {entry && isFeaturedKind(kind) && <FeaturedChoice kind={kind} id={entry.id} />}
      {entry && <Insight kind={kind} id={entry.id} />}
    </>
  )
  const saved = draft.elsewhere === undefined ? savedNotes[draft.saved] : formTexts.changedElsewhere
  const note = (saved || writing) && (
    <>
      {saved && (
        <span>
          <span>{saved}</span>{' '}
          {draft.saved === 'server' && draft.savedAt !== undefined && (
            <span className="tabular-nums">{clockOf(draft.savedAt)}</span>
          )}
        </span>
      )}
      {writing && <WordCount form={form} name={writing.text} />}
    </>
  )
  const notices = (
    <>
      {conflict && (
        <EditConflict
          fields={form.fields}
          other={conflict.fields}
          own={form.getValues()}
          onKeepOwn={() => {
            setRevision(conflict.revision)
            setConflict(null)
            void form.handleSubmit((values) => save(values, conflict.revision))()
          }}
          onTakeOther={() => {
            setRevision(conflict.revision)
            form.reset({ ...defaults, ...conflict.fields } as DefaultValues<Fields>)
            setConflict(null)
          }}
        />
      )}
      {draft.on && draft.elsewhere !== undefined && (
        <DraftConflict
          fields={form.fields}
          other={draft.elsewhere}
          own={form.getValues()}
          onKeepOwn={draft.on.sync.keepOwn}
          onTakeOther={draft.on.sync.takeOther}
        />
      )}
      {isBack && <DraftNotice hasPassword={hasSecrets(form.fields)} onDiscard={leave} />}
    </>
  )
  const shared = {
    ...{ notices, cover, details, note },
    submitLabel: entry ? formTexts.save : props.submitLabel,
    isBusy: form.formState.isSubmitting,
    onSubmit: submit,
  }

  return (
    <SidePanel title={title} onClose={close} isWide={writing !== undefined}>
      {writing ? (
        <WritingRoom
          {...shared}
          form={form}
          writing={writing}
          pageCover={
            <ChosenPicture
              file={chosen.file}
              current={entry?.editable.cover}
              className="aspect-video w-full rounded-card"
            />
          }
          isDrawerOpen={isDrawerOpen}
          onDrawer={setDrawerOpen}
        />
      ) : (
        <PlainForm {...shared} onClose={close} />
      )}
    </SidePanel>
  )
}

interface PlainFormProps {
  notices: ReactNode
  cover: ReactNode
  details: ReactNode
  note: ReactNode
  submitLabel: string
  isBusy: boolean
  onSubmit(): void
  onClose(): void
}

/** The fields of an entry that is not written, one below the other. */
function PlainForm({ notices, cover, details, note, submitLabel, isBusy, ...on }: PlainFormProps) {
  return (
    <>
      {notices}
      <form noValidate onSubmit={on.onSubmit} className="grid content-start gap-5">
        {cover}
        {details}
        <FormActions
          submitLabel={submitLabel}
          busy={isBusy && formTexts.saving}
          note={note}
          onClose={on.onClose}
        />
      </form>
    </>
  )
}
