import { lengths } from '@dlm/contract/constants'
import type { Album } from '@dlm/contract/media/media.schema'
import { unlockTexts } from '@dlm/contract/media/unlock.texts'
import { rules } from '@dlm/contract/rules'
import { useQueryClient } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../auth/session.ts'
import type { ApiFailure } from '../../../lib/api/api-failure.ts'
import { useApiMutation } from '../../../lib/api/mutation.ts'
import { formatWait } from '../../../lib/format/format-time.ts'
import { mediaTabPath } from '../../../lib/paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { rememberGrant } from './grants.ts'
import { photoCount } from './photo-count.ts'

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
    <section className="mx-auto mt-4 w-full max-w-dialog overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <div className="relative">
        <Picture picture={album.cover} alt="" sizes="440px" eager className="aspect-[16/9] w-full" />
        <span className="absolute inset-x-0 bottom-0 mx-auto grid size-16 translate-y-1/2 place-items-center rounded-full border border-line bg-surface text-accent">
          <Lock aria-hidden="true" className="size-7" />
        </span>
      </div>
      <div className="grid gap-5 px-5 pt-12 pb-6 text-center sm:px-8">
        <div className="grid gap-1">
          <h1 dir="auto" className="text-h2">
            {album.name}
          </h1>
          <p className="text-soft tabular-nums">{unlockTexts.isLocked(photoCount(album.photos))}</p>
        </div>
        <form ref={form} onSubmit={onSubmit} className="grid gap-4" noValidate>
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
          <Button type="submit" busy={isPending && unlockTexts.unlocking}>
            {unlockTexts.unlock}
          </Button>
          <Link to={mediaTabPath('photo')} className={buttonClass('ghost')}>
            {unlockTexts.backToAlbums}
          </Link>
        </form>
      </div>
    </section>
  )
}

function sentenceOf({ message, retryAfter }: ApiFailure): string {
  return retryAfter === undefined ? message : unlockTexts.retryAfter(message, formatWait(retryAfter))
}
