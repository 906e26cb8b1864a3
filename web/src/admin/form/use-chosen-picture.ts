import { fileTexts } from '@dlm/contract/dashboard/files.texts'
import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { isStaged, type StagedPicture } from '../../lib/storage/drafts.ts'
import { inspectFile, UnfitFile, unreadable } from './inspect-file.ts'

/** Inspects a picture and uploads it; `note` is what people read of it. */
async function send(chosen: File): Promise<{ path: string; note?: string | undefined }> {
  const { file, note } = await inspectFile('image', chosen).catch((error) => {
    throw error instanceof UnfitFile ? error : new UnfitFile(unreadable)
  })
  const { uploadPicture } = await import('../uploads.ts')
  return { path: await uploadPicture(file), note }
}

/** Why the browser did not send a picture; undefined where something else went wrong. */
export function unfitPicture(error: unknown): string | undefined {
  return error instanceof UnfitFile ? error.message : undefined
}

/**
 * The picture of a form. It is uploaded as soon as it is chosen, so that it outlives the page with what is typed.
 * @param onRefused receives why a picture is refused
 */
export function useChosenPicture(onRefused: (message: string) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [staged, setStaged] = useState<StagedPicture>()
  const [note, setNote] = useState<string>()
  const upload = useRef<ReturnType<typeof send> | null>(null)
  const isUnderway = file !== null && staged === undefined

  useEffect(() => {
    if (!isUnderway) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnderway])

  const begin = (chosen: File): Promise<StagedPicture | undefined> => {
    const sending = send(chosen)
    upload.current = sending
    const isLatest = () => upload.current === sending
    return sending.then(
      ({ path, note }) => {
        if (!isLatest()) return undefined
        setNote(note)
        const picture = { path, name: chosen.name, at: Date.now() }
        setStaged(picture)
        return picture
      },
      (error) => {
        if (!isLatest()) return undefined
        // The form sends it again, and reports any failure that is not the picture's own.
        upload.current = null
        if (error instanceof UnfitFile) setFile(null)
        const reason = error instanceof ApiFailure ? error.fields.files : unfitPicture(error)
        if (reason !== undefined) onRefused(reason)
        return undefined
      },
    )
  }

  /** @returns what was uploaded, even where the form was left meanwhile; undefined where it failed, or another was chosen */
  const choose = (chosen: File) => {
    setFile(chosen)
    setStaged(undefined)
    setNote(undefined)
    return begin(chosen)
  }

  /** Restores the picture of a draft. One that was deleted from the staging area has to be chosen again. */
  const takeBack = (picture: StagedPicture | undefined) => {
    if (!picture) return
    if (isStaged(picture)) setStaged(picture)
    else onRefused(fileTexts.expired(picture.name))
  }

  /** None is chosen any more. */
  const clear = () => {
    upload.current = null
    setFile(null)
    setStaged(undefined)
    setNote(undefined)
  }

  /**
   * Its path, for the form; undefined where none was chosen.
   * @throws ApiFailure
   */
  const pathToSend = async (): Promise<string | undefined> => {
    if (!file) return staged?.path
    if (!upload.current) void begin(file)
    const path = (await upload.current)?.path
    // The server takes a path once: another try sends the file again.
    upload.current = null
    return path
  }

  return {
    file,
    note,
    staged,
    isChosen: file !== null || staged !== undefined,
    choose,
    takeBack,
    clear,
    pathToSend,
  }
}
