import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CACHE } from '../../lib/paths.ts'
import { capture } from '../../lib/run.ts'
import { StopError } from '../../lib/stop-error.ts'
import { onPath } from '../../lib/system-tool.ts'
import { compilerFolder } from './compiler.ts'
import { manifest } from './manifest.ts'

const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const RULES_MAIN = 'StorageRulesRuntime'
const RULES_SOURCE = join(import.meta.dirname, `${RULES_MAIN}.java`)

/** The two jars that replace the CLI's downloads. */
export interface FallbackJars {
  firestore: string
  storage: string
}

/** The Firestore emulator of an installed Google Cloud SDK. It includes Google's rules engine for Storage. */
export function sdkJar(): string | undefined {
  const gcloud = onPath('gcloud')
  if (!gcloud) return undefined
  const sdk = dirname(dirname(realpathSync(gcloud)))
  const jar = join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
  return existsSync(jar) ? jar : undefined
}

/** Both jars, made once for this source and this SDK. */
export async function fallbackJars(jar: string): Promise<FallbackJars> {
  const { size, mtimeMs } = statSync(jar)
  const key = createHash('sha256')
    .update(readFileSync(RULES_SOURCE))
    .update(`${jar} ${size} ${mtimeMs}`)
    .digest('hex')
  const folder = join(CACHE, 'jars', key.slice(0, 16))
  if (!existsSync(folder)) await build(jar, folder)
  return { firestore: join(folder, 'firestore.jar'), storage: join(folder, 'storage-rules.jar') }
}

async function build(jar: string, folder: string): Promise<void> {
  const tools = await compilerFolder()
  const work = `${folder}.${process.pid}` // renamed when complete, so that a broken-off build is never taken for a good one
  const classes = join(work, 'classes')
  mkdirSync(classes, { recursive: true })
  try {
    await must(join(tools, 'javac'), [
      '-proc:none',
      '-encoding',
      'UTF-8',
      '-cp',
      jar,
      '-d',
      classes,
      RULES_SOURCE,
    ])
    const pack = async (name: string, mainClass: string, content: readonly string[]): Promise<void> => {
      const text = join(work, `${name}.mf`)
      writeFileSync(text, manifest(mainClass, pathToFileURL(jar).href))
      await must(join(tools, 'jar'), ['cfm', join(work, `${name}.jar`), text, ...content])
    }
    await pack('firestore', FIRESTORE_MAIN, [])
    await pack('storage-rules', RULES_MAIN, ['-C', classes, '.'])
    renameSync(work, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function must(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await capture(command, args)
  if (code !== 0)
    throw new StopError(`The storage rules runtime could not be built with ${command}:\n${output.trim()}`)
}
