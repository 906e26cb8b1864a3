import { writeBackup } from '../../scripts/archive/write-backup.ts'
import { connect } from '../../scripts/lib/connect.ts'

// A process of its own: a backup that dies (SIGKILL) once it has so many objects.
const [project = '', folder = '', objects] = process.argv.slice(2)
const { db, bucket } = connect(project)
await writeBackup({ db, bucket, project }, folder, false, (done) => {
  if (done === Number(objects)) process.kill(process.pid, 'SIGKILL')
})
