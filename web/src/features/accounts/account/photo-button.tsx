import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import { acceptOf } from '@dlm/contract/media/media-types'
import { ruleText } from '@dlm/contract/rule-texts'
import { rules } from '@dlm/contract/rules'
import Camera from 'lucide-react/icons/camera'
import { useRef, useState } from 'react'
import { notify } from '../../../lib/notify.ts'
import { type ChosenPhoto, PhotoDialog } from './photo-dialog.tsx'

/** Chooses a picture for the profile photo, and opens it for cropping. */
export function PhotoButton({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null)

  const choose = async (file: File | undefined) => {
    if (!file) return
    const picture = await createImageBitmap(file).catch(() => null)
    if (picture) setChosen({ picture, file })
    else void notify(ruleText(rules.qrImage))
  }
  const close = () => {
    chosen?.picture.close()
    setChosen(null)
  }

  return (
    <>
      <button
        type="button"
        aria-label={accountPageTexts.changePhoto}
        title={accountPageTexts.changePhoto}
        onClick={() => input.current?.click()}
        className="absolute -end-1 -bottom-1 grid size-11 place-items-center rounded-full border border-line bg-surface text-accent shadow-card hover:bg-raised"
      >
        <Camera aria-hidden="true" className="size-5" />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf('image')}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      {chosen && <PhotoDialog user={user} chosen={chosen} onClose={close} />}
    </>
  )
}
