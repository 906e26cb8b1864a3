import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import { type FormEvent, useId, useRef, useState } from 'react'
import { updateUser } from '../../../auth/persist-session.ts'
import { callApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { maxZoom, wholePicture, within } from './crop.ts'
import { CropFrame } from './crop-frame.tsx'
import { hasCanvasNoise, tooLargeWhole, wholeIsSent, wholePhoto } from './whole-photo.ts'

/** A chosen picture, decoded, and its file. */
export interface ChosenPhoto {
  picture: ImageBitmap
  file: File
}

interface Props {
  user: User
  chosen: ChosenPhoto
  onClose(): void
}

/** Crops the chosen picture to a square and sends it. */
export function PhotoDialog({ user, chosen, onClose }: Props) {
  const { picture } = chosen
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(wholePicture)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isNoisy] = useState(hasCanvasNoise)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!canvas.current || isSaving) return
    setSaving(true)
    try {
      const drawn = { photo: canvas.current.toDataURL('image/jpeg', 0.92) }
      const sent = isNoisy ? await wholePhoto(chosen, crop) : drawn
      if (!sent) return refuse(tooLargeWhole)
      const answer = await callApi('up_pp', { email: user.email, ...sent })
      updateUser({ ...user, ...answer })
      onClose()
      void notify(accountTexts.photoUpdated)
    } catch (failure) {
      refuse(failureMessage(failure))
    }
  }
  const refuse = (message: string) => {
    setSaving(false)
    setError(message)
  }

  return (
    <Modal
      aria-labelledby={`${id}-title`}
      onDismiss={onClose}
      className="w-[min(100%-24px,var(--container-dialog))]"
    >
      <form onSubmit={save} className="grid gap-5 p-5 sm:p-6">
        <h2 id={`${id}-title`} className="text-h3">
          {accountPageTexts.photoTitle}
        </h2>
        <CropFrame picture={picture} crop={crop} onChange={setCrop} canvas={canvas} />
        <label htmlFor={id} className="grid gap-1 text-sm font-semibold">
          {accountPageTexts.zoom}
          <input
            id={id}
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => setCrop(within({ ...crop, zoom: event.target.valueAsNumber }, picture))}
            className="h-11 w-full accent-(--accent-solid)"
          />
        </label>
        {isNoisy && <p className="text-sm text-soft">{wholeIsSent}</p>}
        {error && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {accountPageTexts.cancel}
          </Button>
          <Button type="submit" busy={isSaving && accountPageTexts.saving}>
            {accountPageTexts.savePhoto}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
