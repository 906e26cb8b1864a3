import { filesAtOnce } from '@dlm/contract/constants'
import { mediaTexts } from '@dlm/contract/media/media.texts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRefresh } from '../../../lib/admin-query.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { publicReadsOf } from '../../dashboard/public-reads.ts'
import { registerUploads } from './register-uploads.ts'
import { progressOf, type Row, type UploadKind } from './upload-queue.ts'
import { Uploader } from './uploader.ts'

/** Files of one registration: the server looks at each, which takes its time. */
const round = 20

/** An upload of one panel: its files, how far they are, and what can be done. It goes on until the panel is closed. */
export function useUploads(kind: UploadKind, fid: string | undefined) {
  const [rows, setRows] = useState<readonly Row[]>([])
  const [uploader] = useState(() => new Uploader(kind, setRows))
  const [isRegistering, setRegistering] = useState(false)
  /** Files of the last choice, and whether the last registration failed, after which it waits for a word. */
  const [chosen, setChosen] = useState(0)
  const [hasStopped, setStopped] = useState(false)
  const refresh = useRefresh(publicReadsOf[kind === 'image' ? 'photo' : kind])
  const progress = progressOf(rows)
  const isBusy = progress.isUnderway || isRegistering

  useEffect(() => () => uploader.stop(), [uploader])
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isBusy])

  const choose = async (files: readonly File[]) => {
    const room = filesAtOnce - rows.length
    if (files.length === 0) return
    if (files.length > room)
      return void notify({
        ...mediaTexts.uploadStarted(0),
        mode: 'error',
        icon: 'warning',
        actions: 'ok',
        title: 'Too many files',
        msg: `At most ${filesAtOnce} files go at once. Please choose fewer.`,
        time: 0,
      })
    setChosen(files.length)
    setStopped(false)
    await uploader.choose(files)
  }

  const register = async () => {
    setRegistering(true)
    setStopped(false)
    const arrived = uploader.startAdding()
    let done = 0
    try {
      for (let from = 0; from < arrived.length; from += round) {
        const some = arrived.slice(from, from + round)
        const refused = await registerUploads(kind, fid, some)
        uploader.settle(some, refused)
        done += some.length - refused.length
      }
      await refresh()
      if (done > 0) void notify(mediaTexts.uploadCompleted(done))
    } catch (error) {
      uploader.stopAdding()
      setStopped(true)
      notifyFailure(error)
    } finally {
      setRegistering(false)
    }
  }

  // Once all that was chosen has arrived it is added (SPEC §4): nobody has to say so a second time.
  const isReady = progress.isComplete && !isRegistering && !hasStopped
  const add = useEffectEvent(register)
  useEffect(() => {
    if (isReady) void add()
  }, [isReady])

  return { rows, progress, isBusy, isRegistering, hasStopped, chosen, choose, register, uploader }
}
