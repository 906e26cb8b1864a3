import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { capture } from '../lib/run.ts'

/** The process behind a port. */
export interface PortOwner {
  pid: number
  command: string
}

const LISTENING = '0A'
const LONGEST_COMMAND = 80

/** The socket inodes that listen on a port, from the text of /proc/net/tcp or tcp6. */
export function listeningInodes(table: string, port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) && state === LISTENING)
    .flatMap((columns) => columns[9] ?? [])
}

/** The first process in lsof's `-F pc` output. */
export function lsofOwner(output: string): PortOwner | undefined {
  const pid = /^p(\d+)$/m.exec(output)?.[1]
  const command = /^c(.+)$/m.exec(output)?.[1]
  return pid && command ? { pid: Number(pid), command } : undefined
}

/** Who listens on the port; undefined when that cannot be known, as for another user's process. */
export async function portOwner(port: number): Promise<PortOwner | undefined> {
  if (process.platform === 'linux') return ownerFromProc(port)
  return lsofOwner((await capture('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'])).output)
}

function ownerFromProc(port: number): PortOwner | undefined {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map(
    (file) => quietly(() => readFileSync(file, 'utf8')) ?? '',
  )
  const sockets = new Set(
    tables.flatMap((table) => listeningInodes(table, port)).map((inode) => `socket:[${inode}]`),
  )
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const files = quietly(() => readdirSync(`/proc/${pid}/fd`)) ?? []
    const holds = files.some((file) =>
      sockets.has(quietly(() => readlinkSync(`/proc/${pid}/fd/${file}`)) ?? ''),
    )
    if (holds) return { pid: Number(pid), command: commandOf(pid) }
  }
  return undefined
}

function commandOf(pid: string): string {
  const words = (quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '')
    .split('\0')
    .filter(Boolean)
  const command = words.map((word) => (word.startsWith('/') ? basename(word) : word)).join(' ')
  return command.slice(0, LONGEST_COMMAND) || 'unknown'
}

// A process may end, or belong to another user, between two reads of /proc.
function quietly<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
