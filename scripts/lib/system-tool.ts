import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture } from './run.ts'
import { StopError } from './stop-error.ts'

/** A program of the machine that npm cannot install. */
export interface SystemTool {
  /** What the sentence about it calls it. */
  title: string
  /** Finds it; undefined when it is not there or does not work. */
  find: () => string | undefined | Promise<string | undefined>
  debianPackage: string
  /** The one command (or page) for systems other than Debian. */
  elsewhere: string
}

/** The first of the names that is an executable on the PATH. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const extension = process.platform === 'win32' ? '.exe' : ''
  return names.flatMap((name) => folders.map((folder) => join(folder, name + extension))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The end of the running installations: Debian installs one package at a time, and refuses a second. */
let busy: Promise<unknown> = Promise.resolve()

/** Finds the tool; on Debian as root installs it when missing, anywhere else stops with the command to run. */
export function ensureTool(tool: SystemTool): Promise<string> {
  const ensured = busy.then(() => findOrInstall(tool))
  busy = ensured.catch(() => {})
  return ensured
}

async function findOrInstall(tool: SystemTool): Promise<string> {
  const installedPath = await tool.find()
  if (installedPath) return installedPath
  const isDebian = existsSync('/etc/debian_version')
  const install = `apt-get install -y ${tool.debianPackage}`
  if (!isDebian) throw new StopError(`${tool.title} is missing. Install it with: ${tool.elsewhere}`)
  if (process.getuid?.() !== 0)
    throw new StopError(`${tool.title} is missing. Install it with: sudo ${install}`)
  console.log(`${tool.title} is missing: installing the Debian package ${tool.debianPackage} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update', '-q'], { env })
  const installed = await capture('apt-get', ['install', '-y', '-q', tool.debianPackage], { env })
  const path = installed.code === 0 ? await tool.find() : undefined
  if (path) return path
  throw new StopError(`${tool.title} could not be installed. Retry with: apt-get update && ${install}`)
}
