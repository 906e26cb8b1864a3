import { filesAtOnce } from '@dlm/contract/constants'
import { mediaTexts } from '@dlm/contract/media/media.texts'
import { useEffect, useState } from 'react'
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
    void notify(mediaTexts.uploadStarted(files.length))
    await uploader.choose(files)
  }

  const register = async () => {
    setRegistering(true)
    const arrived = rows.filter(({ state }) => state === 'arrived')
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
      notifyFailure(error)
    } finally {
      setRegistering(false)
    }
  }

  return { rows, progress, isBusy, isRegistering, choose, register, uploader }
}
