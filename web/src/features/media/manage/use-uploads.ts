import { filesAtOnce } from '@dlm/contract/constants'
import { mediaTexts } from '@dlm/contract/media/media.texts'
import type { UploadKind } from '@dlm/contract/media/media-types'
import { useEffect, useEffectEvent, useState } from 'react'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { useStore } from '../../../lib/store.ts'
import { useRefresh } from '../../dashboard/admin-query.ts'
import { unfitness } from '../../dashboard/look-at-file.ts'
import { publicReadsOf } from '../../dashboard/public-reads.ts'
import { uploaderOf } from './open-uploads.ts'
import { registerUploads } from './register-uploads.ts'
import { progressOf, type Row, takesRoom } from './upload-queue.ts'

/** Files of one registration: the server looks at each, which takes its time. */
const round = 20

const none: readonly Row[] = []

/** The upload into one list: its files, how far they are, and what can be done. It goes on while its panel is not shown. */
export function useUploads(kind: UploadKind, fid: string | undefined) {
  const [uploader] = useState(() => uploaderOf(kind, fid))
  const rows = useStore(uploader.rows, (now) => now, none)
  const progress = progressOf(rows)
  const { isRegistering } = progress
  /** Files of the last choice. */
  const [chosen, setChosen] = useState(progress.chosen)
  /** Whether it waits for a word: the last registration failed, or what had arrived was found here. */
  const [hasStopped, setStopped] = useState(!progress.isUnderway && progress.toAdd > 0)
  const refresh = useRefresh(publicReadsOf[kind === 'image' ? 'photo' : kind])
  const isBusy = progress.isUnderway || isRegistering

  useEffect(() => () => uploader.tidy(), [uploader])

  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return
    const fitting = files.filter((file) => unfitness(kind, file) === null).length
    if (fitting > filesAtOnce - rows.filter(takesRoom).length)
      return void notify({
        ...mediaTexts.uploadStarted(0),
        mode: 'error',
        icon: 'warning',
        actions: 'ok',
        title: 'Too many files',
        msg: `At most ${filesAtOnce} files go at once. Please choose fewer.`,
        time: 0,
      })
    setChosen(fitting)
    setStopped(false)
    await uploader.choose(files)
  }

  const register = async () => {
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
