import { region } from '../../functions/src/platform/region.ts'
import { runtimes } from '../../functions/src/runtimes.ts'

/** One thing that a project needs, and the command that gives it. */
export interface Step {
  title: string
  command: readonly string[]
  /** A command that writes something once it is done; without one the step may be done again. */
  done?: readonly string[]
}

/** What a person names. */
export interface Wanted {
  project: string
  /** `000000-000000-000000` */
  billing?: string | undefined
  /** US dollars a month at whose shares the portal steps down (docs/decisions/044). */
  budget?: string | undefined
}

const services = [
  ...['cloudfunctions', 'run', 'cloudbuild', 'artifactregistry', 'eventarc', 'pubsub', 'cloudscheduler'],
  ...['secretmanager', 'firestore', 'firebasestorage', 'identitytoolkit', 'iamcredentials', 'billingbudgets'],
].map((name) => `${name}.googleapis.com`)

/** What the functions may do. They run as the default compute account, which new projects give nothing. */
const roles = [
  ...['datastore.user', 'storage.objectAdmin', 'firebaseauth.admin', 'eventarc.eventReceiver', 'run.invoker'],
  'cloudbuild.builds.builder',
]

/** Addresses of locked files and of previews carry a permit, which Cloud Run's log of requests would keep. */
const requestsWithPermit =
  'resource.type="cloud_run_revision" AND (resource.labels.service_name="lockedfiles" OR httpRequest.requestUrl:"/locked/" OR httpRequest.requestUrl:"/originals/" OR httpRequest.requestUrl:"preview=") AND log_id("run.googleapis.com/requests")'

/**
 * What an empty Firebase project needs before the first deploy, in this order; each step may be repeated.
 * @param number the project's number, which its accounts are named by
 */
export function provisionSteps({ project, billing, budget }: Wanted, number: string): Step[] {
  const account = `${number}-compute@developer.gserviceaccount.com`
  const bucket = `gs://${project}-exports`
  const { topic } = runtimes.budgetMessages
  const exporter = `exporter@${project}.iam.gserviceaccount.com`
  const gcloud = (...args: string[]) => ['gcloud', ...args, `--project=${project}`]
  const grant = (member: string, role: string): Step => ({
    title: `${member} may ${role}`,
    command: [
      ...['gcloud', 'projects', 'add-iam-policy-binding', project],
      ...[`--member=serviceAccount:${member}`, `--role=roles/${role}`, '--condition=None'],
    ],
  })
  const backup = (name: string, ...args: string[]): Step => ({
    title: `${name} backups of the database`,
    command: gcloud('firestore', 'backups', 'schedules', 'create', '--database=(default)', ...args),
    done: gcloud(
      ...['firestore', 'backups', 'schedules', 'list', '--database=(default)'],
      ...[`--filter=${name.toLowerCase()}Recurrence:*`, '--format=value(name)'],
    ),
  })
  return [
    ...(billing
      ? [
          {
            title: 'The account that pays: functions need the Blaze plan',
            command: ['gcloud', 'billing', 'projects', 'link', project, `--billing-account=${billing}`],
          },
        ]
      : []),
    { title: 'The services', command: gcloud('services', 'enable', ...services) },
    {
      title: 'The database',
      command: gcloud(
        ...['firestore', 'databases', 'create', '--database=(default)', '--location=nam5'],
        '--delete-protection',
      ),
      done: gcloud('firestore', 'databases', 'list', '--filter=name~default', '--format=value(name)'),
    },
    {
      title: 'The web app',
      command: ['firebase', 'apps:create', 'WEB', 'portal', '--project', project],
      done: [
        ...['sh', '-c'],
        `firebase apps:list WEB --project ${project} --json | grep '"displayName": "portal"'`,
      ],
    },
    ...roles.map((role) => grant(account, role)),
    {
      title: 'The functions sign tokens: without this every sign-in answers 500',
      command: gcloud(
        ...['iam', 'service-accounts', 'add-iam-policy-binding', account],
        ...[`--member=serviceAccount:${account}`, '--role=roles/iam.serviceAccountTokenCreator'],
      ),
    },
    {
      title: 'The log stores no permit of a locked file',
      command: gcloud(
        ...['logging', 'sinks', 'update', '_Default'],
        `--add-exclusion=name=locked-files,filter=${requestsWithPermit}`,
      ),
      done: gcloud('logging', 'sinks', 'describe', '_Default', '--format=value(exclusions.name)'),
    },
    {
      title: 'The topic on which the budget reports what is spent',
      command: gcloud('pubsub', 'topics', 'create', topic),
      done: gcloud('pubsub', 'topics', 'list', `--filter=name~/${topic}$`, '--format=value(name)'),
    },
    ...(billing && budget
      ? [
          {
            title: 'A budget, which mails, and at whose shares the portal steps down',
            command: [
              ...['gcloud', 'billing', 'budgets', 'create', `--billing-account=${billing}`],
              ...['--display-name=portal', `--filter-projects=projects/${project}`],
              ...[`--budget-amount=${budget}USD`, '--threshold-rule=percent=0.5'],
              ...['--threshold-rule=percent=0.9', '--threshold-rule=percent=1.0'],
              `--notifications-rule-pubsub-topic=projects/${project}/topics/${topic}`,
            ],
            done: [
              ...['gcloud', 'billing', 'budgets', 'list', `--billing-account=${billing}`],
              ...['--filter=displayName=portal', '--format=value(name)'],
            ],
          },
        ]
      : []),
    backup('Daily', '--recurrence=daily', '--retention=7d'),
    backup('Weekly', '--recurrence=weekly', '--day-of-week=SUN', '--retention=14w'),
    {
      title: 'A bucket for nightly exports',
      command: gcloud(
        ...['storage', 'buckets', 'create', bucket, `--location=${region}`],
        ...['--uniform-bucket-level-access', '--public-access-prevention'],
      ),
      done: gcloud('storage', 'buckets', 'list', `--filter=name=${project}-exports`, '--format=value(name)'),
    },
    {
      title: 'Exports are deleted after 30 days',
      command: gcloud(
        'storage',
        'buckets',
        'update',
        bucket,
        '--lifecycle-file=scripts/lib/export-life.json',
      ),
    },
    {
      title: 'The account that exports',
      command: gcloud('iam', 'service-accounts', 'create', 'exporter'),
      done: gcloud('iam', 'service-accounts', 'list', `--filter=email=${exporter}`, '--format=value(email)'),
    },
    grant(exporter, 'datastore.importExportAdmin'),
    {
      title: 'It writes into that bucket',
      command: [
        ...['gcloud', 'storage', 'buckets', 'add-iam-policy-binding', bucket],
        ...[`--member=serviceAccount:${exporter}`, '--role=roles/storage.admin'],
      ],
    },
    {
      title: 'Every night at three',
      command: gcloud(
        ...['scheduler', 'jobs', 'create', 'http', 'firestore-export', `--location=${region}`],
        ...['--schedule=0 3 * * *', '--http-method=POST', '--headers=Content-Type=application/json'],
        `--uri=https://firestore.googleapis.com/v1/projects/${project}/databases/(default):exportDocuments`,
        `--message-body={"outputUriPrefix":"${bucket}"}`,
        `--oauth-service-account-email=${exporter}`,
      ),
      done: gcloud(
        ...['scheduler', 'jobs', 'list', `--location=${region}`],
        ...['--filter=name~firestore-export', '--format=value(name)'],
      ),
    },
  ]
}

/** A command as one types it into a shell. */
export function shellCommand(command: readonly string[]): string {
  const quoted = (word: string) =>
    /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
  return command.map(quoted).join(' ')
}
