import { lengths } from '@dlm/contract/constants'
import type { Album } from '@dlm/contract/media/media.schema'
import { unlockTexts } from '@dlm/contract/media/unlock.texts'
import { rules } from '@dlm/contract/rules'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../../../auth/session.ts'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { useApiMutation } from '../../../lib/api/mutation.ts'
import { formatWait } from '../../../lib/format/format-time.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AlbumCover } from './album-cover.tsx'
import { rememberGrant } from './grants.ts'

/** Shown instead of a locked album: its blurred cover, and the form for its code (SPEC §2). */
export function UnlockPanel({ album }: { album: Album }) {
  const isAdmin = useSession()?.role === 'admin'
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const { mutate, isPending } = useApiMutation('unlock_album', { invalidates: ['photos_all'] })

  // The code is the purpose of this screen; on a phone the keyboard still opens on a tap only.
  const focusField = () => form.current?.querySelector('input')?.focus({ preventScroll: true })
  useEffect(focusField, [])

  const refuse = (why: string) => {
    setWrong(why)
    focusField()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!code.trim()) return refuse(rules.unlockCode.message)
    mutate(
      { fid: album.fid, pass: code },
      {
        onSuccess: (unlocked) => {
          rememberGrant(album.fid, unlocked)
          // An admin was refused before the code; that answer is cached and needs a refetch.
          if (isAdmin) void client.invalidateQueries({ queryKey: ['photos_all', album.fid] })
        },
        onError: (failure) => refuse(sentenceOf(failure)),
      },
    )
  }

  return (
    <AlbumCover album={album} note={unlockTexts.isLocked}>
      <form
        ref={form}
        onSubmit={onSubmit}
        className="flex w-full max-w-text flex-wrap items-start gap-3 lg:max-w-[520px]"
        noValidate
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={unlockTexts.code}
            isSecret
            hint={isAdmin ? unlockTexts.codeHintAdmin : unlockTexts.codeHint}
            error={wrong}
            value={code}
            maxLength={lengths.unlockCode}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => {
              setCode(event.target.value)
              setWrong(undefined)
            }}
          />
        </div>
        <Button type="submit" className="mt-7 min-h-12" busy={isPending && unlockTexts.unlocking}>
          {unlockTexts.unlock}
        </Button>
      </form>
    </AlbumCover>
  )
}

function sentenceOf({ message, retryAfter }: ApiFailure): string {
  return retryAfter === undefined ? message : unlockTexts.retryAfter(message, formatWait(retryAfter))
}
