import { roomScreenTexts } from '@dlm/contract/rooms/room-screen.texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ApiFailure } from '../../lib/api/api-failure.ts'
import { formatWait } from '../../lib/format/format-time.ts'
import { Title } from '../../page/title.tsx'
import { Logo } from '../../shell/logo.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { openedRoom, openWith } from './room-queries.ts'

const shape = /^\d{4,8}$/

/** Asks for the PIN of a link. Until it is right, the page has nothing of the room. */
export function PinForm({ roomKey }: { roomKey: string }) {
  const [pin, setPin] = useState('')
  const [wrong, setWrong] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const focusField = () => form.current?.querySelector('input')?.focus({ preventScroll: true })
  useEffect(focusField, [])
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: string) => openWith(roomKey, typed),
    onSuccess: (opened) => client.setQueryData(openedRoom(roomKey).queryKey, opened),
    onError: (failure: ApiFailure) => refuse(sentenceOf(failure)),
  })

  function refuse(why: string) {
    setWrong(why)
    focusField()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!shape.test(pin.trim())) return refuse(roomScreenTexts.pinMissing)
    mutate(pin.trim())
  }
  return (
    <div className="media-width grid min-h-[60svh] content-center justify-items-start gap-6 py-12">
      <Title>{roomScreenTexts.room}</Title>
      <Logo size={56} />
      <div className="grid gap-2">
        <h1>{roomScreenTexts.pinTitle}</h1>
        <p className="max-w-text text-soft">{roomScreenTexts.pinIntro}</p>
      </div>
      <form ref={form} noValidate onSubmit={onSubmit} className="flex w-full max-w-[420px] items-start gap-3">
        <TextField
          label={roomScreenTexts.pin}
          className="min-w-0 flex-1"
          isSecret
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          error={wrong}
          onChange={(event) => {
            setPin(event.target.value)
            setWrong(undefined)
          }}
        />
        <Button type="submit" className="mt-7 min-h-12" busy={isPending && roomScreenTexts.opening}>
          {roomScreenTexts.open}
        </Button>
      </form>
    </div>
  )
}

function sentenceOf({ message, retryAfter }: ApiFailure): string {
  return retryAfter === undefined ? message : roomScreenTexts.retryAfter(message, formatWait(retryAfter))
}
