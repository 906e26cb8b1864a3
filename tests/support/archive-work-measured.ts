import { systemClock } from '../../functions/src/platform/clock.ts'
import { restoreArchive } from '../../scripts/archive/restore-archive.ts'
import { writeBackup } from '../../scripts/archive/write-backup.ts'
import { connect } from '../../scripts/lib/connect.ts'

// A process of its own: a backup or a restore, whose last line is what it fetched or wrote, and its largest memory in MB.
const [work = '', project = '', folder = ''] = process.argv.slice(2)
const { db, bucket, objects } = connect(project)
const done =
  work === 'backup'
    ? await writeBackup({ db, bucket, project }, folder).then(({ fetchedBytes }) => fetchedBytes)
    : (await restoreArchive(folder, { db, objects, clock: systemClock })).objects
process.stdout.write(JSON.stringify({ done, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }))
process.exit(0)
