import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { type PhotoText, photoTextFields, type SaveText, tidyText } from './photo-texts.ts'

interface Props {
  name: PhotoText
  /** What the list has of it. */
  stored: string
  save: SaveText
  onSaved(name: PhotoText, text: string): void
  /** Enter was pressed. */
  onEnter(): void
}

type State =
  | { is: 'idle' | 'saving' | 'saved' }
  | { is: 'failed'; why: string }
  | { is: 'conflict'; theirs: string }

const said = { idle: '', saving: 'Saving…', saved: 'Saved', failed: '', conflict: '' } as const

/** One text of a photo, saved when it is left; it says whether that was done. */
export function DescribedText({ name, stored, save, onSaved, onEnter }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<State>({ is: 'idle' })
  const text = typed ?? stored
  /** What the server has, and what it was sent last, once something was sent. */
  const kept = useRef<string>(null)
  const sent = useRef<string>(null)

  const send = async (wanted: string, before: string) => {
    sent.current = wanted
    setState({ is: 'saving' })
    const end = await save(name, wanted, before).then(
      (theirs): State => (theirs === undefined ? { is: 'saved' } : { is: 'conflict', theirs }),
      (error): State => ({ is: 'failed', why: whyOf(error, name) }),
    )
    if (end.is === 'saved') {
      kept.current = wanted
      onSaved(name, wanted)
    }
    // Another text may be on its way since.
    if (sent.current === wanted) setState(end)
  }
  const before = () => kept.current ?? stored
  const saveTyped = () => {
    const wanted = tidyText(name, text)
    if (wanted !== (sent.current ?? stored)) void send(wanted, before())
  }

  // Going back takes the field away while it has the focus.
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
        className="[&>textarea]:min-h-20"
        hint={said[state.is] || `${text.length} of ${maxLength}`}
        error={
          state.is === 'failed' ? state.why : state.is === 'conflict' ? theirsSaid(state.theirs) : undefined
        }
        onChange={({ target }) => {
          setTyped(target.value)
          setState({ is: 'idle' })
        }}
        onBlur={saveTyped}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {said[state.is] && `${label}: ${said[state.is]}`}
      </p>
      {state.is === 'failed' && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => send(tidyText(name, text), before())}
        >
          Try again
        </Button>
      )}
      {state.is === 'conflict' && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            onClick={() => {
              kept.current = state.theirs
              sent.current = state.theirs
              setTyped(state.theirs)
              setState({ is: 'idle' })
            }}
          >
            Take theirs
          </Button>
          <Button onClick={() => send(tidyText(name, text), state.theirs)}>Keep mine</Button>
        </div>
      )}
    </div>
  )
}

function theirsSaid(theirs: string): string {
  return theirs === '' ? 'Somebody else has emptied it.' : `Somebody else wrote: “${theirs}”`
}

function whyOf(error: unknown, name: PhotoText): string {
  if (!(error instanceof ApiFailure)) return 'It could not be saved.'
  return error.fields[name] ?? error.message
}
