import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { normalizeText, type PhotoText, photoTextFields, type SaveText } from './photo-texts.ts'

interface Props {
  name: PhotoText
  /** The text as the list has it. */
  stored: string
  save: SaveText
  onSaved(name: PhotoText, text: string): void
  /** Enter was pressed. */
  onEnter(): void
}

type State =
  | { is: 'idle' | 'saving' | 'saved' }
  | { is: 'failed'; why: string }
  | { is: 'conflict'; otherText: string }

const stateTexts = {
  idle: '',
  saving: manageMediaTexts.saving,
  saved: manageMediaTexts.saved,
  failed: '',
  conflict: '',
} as const

/** One text of a photo, saved on blur, with its state. */
export function DescribedText({ name, stored, save, onSaved, onEnter }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<State>({ is: 'idle' })
  const text = typed ?? stored
  /** The text the server has, and the one it was sent last; null until one was sent. */
  const saved = useRef<string>(null)
  const sent = useRef<string>(null)

  const send = async (newText: string, before: string) => {
    sent.current = newText
    setState({ is: 'saving' })
    const end = await save(name, newText, before).then(
      (otherText): State => (otherText === undefined ? { is: 'saved' } : { is: 'conflict', otherText }),
      (error): State => ({ is: 'failed', why: whyOf(error, name) }),
    )
    if (end.is === 'saved') {
      saved.current = newText
      onSaved(name, newText)
    }
    // Another text may have been sent since.
    if (sent.current === newText) setState(end)
  }
  const before = () => saved.current ?? stored
  const saveTyped = () => {
    const newText = normalizeText(name, text)
    if (newText !== (sent.current ?? stored)) void send(newText, before())
  }

  // Going back unmounts the field without a blur.
  const saveLeft = useEffectEvent(saveTyped)
  useEffect(() => () => saveLeft(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    saveTyped()
    onEnter()
  }

  const { label = name, maxLength = 0 } = photoTextFields[name] ?? {}
  return (
    <div className="grid content-start gap-2">
      <TextArea
        name={name}
        label={label}
        maxLength={maxLength}
        value={text}
        rows={2}
        hint={stateTexts[state.is] || manageMediaTexts.textLength(text.length, maxLength)}
        error={
          state.is === 'failed'
            ? state.why
            : state.is === 'conflict'
              ? conflictMessage(state.otherText)
              : undefined
        }
        onChange={({ target }) => {
          setTyped(target.value)
          setState({ is: 'idle' })
        }}
        onBlur={saveTyped}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {stateTexts[state.is] && manageMediaTexts.fieldState(label, stateTexts[state.is])}
      </p>
      {state.is === 'failed' && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => send(normalizeText(name, text), before())}
        >
          {manageMediaTexts.retry}
        </Button>
      )}
      {state.is === 'conflict' && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            onClick={() => {
              saved.current = state.otherText
              sent.current = state.otherText
              setTyped(state.otherText)
              setState({ is: 'idle' })
            }}
          >
            {manageMediaTexts.useOtherVersion}
          </Button>
          <Button onClick={() => send(normalizeText(name, text), state.otherText)}>
            {manageMediaTexts.useOwnVersion}
          </Button>
        </div>
      )}
    </div>
  )
}

function conflictMessage(otherText: string): string {
  return otherText === '' ? manageMediaTexts.otherDeleted : manageMediaTexts.otherWrote(otherText)
}

function whyOf(error: unknown, name: PhotoText): string {
  if (!(error instanceof ApiFailure)) return manageMediaTexts.notSaved
  return error.fields[name] ?? error.message
}
