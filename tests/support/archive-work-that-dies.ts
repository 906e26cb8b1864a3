import { systemClock } from '../../functions/src/platform/clock.ts'
import { restoreArchive } from '../../scripts/archive/restore-archive.ts'
import { writeBackup } from '../../scripts/archive/write-backup.ts'
import { connect } from '../../scripts/lib/connect.ts'

// A process of its own: a backup that dies (SIGKILL) after a number of objects, or a restore after a number of writes.
const [work = '', project = '', folder = '', moment] = process.argv.slice(2)
const { db, bucket, objects } = connect(project)
const die = () => process.kill(process.pid, 'SIGKILL')

if (work === 'backup')
  await writeBackup({ db, bucket, project }, folder, {}, (done) => {
    if (done === Number(moment)) die()
  })
else {
  let writes = 0
  const count = () => {
    if (++writes === Number(moment)) die()
  }
  const batch = db.batch.bind(db)
  db.batch = () => {
    count()
    return batch()
  }
  const counted: typeof objects = {
    ...objects,
    writeFrom: (...args) => {
      const written = objects.writeFrom(...args)
      count()
      return written
    },
    write: (...args) => {
      const written = objects.write(...args)
      count()
      return written
    },
  }
  await restoreArchive(folder, { db, objects: counted, clock: systemClock })
}
