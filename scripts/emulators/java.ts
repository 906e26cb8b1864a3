import { dirname, join } from 'node:path'
import { capture } from '../lib/run.ts'
import { ensureTool, onPath, type SystemTool } from '../lib/system-tool.ts'

const OLDEST_JAVA = 17

/** How to get a JDK. */
export const JDK = {
  debianPackage: 'default-jdk-headless',
  elsewhere: 'brew install openjdk (or see https://adoptium.net)',
} as const

/** The major version in what `java -version` prints, 0 when there is none. */
export function javaMajor(output: string): number {
  return Number(/version "(\d+)/.exec(output)?.[1] ?? 0)
}

/** Where a tool of the JDK may be. */
export function candidates(name: 'java' | 'javac'): string[] {
  const home = process.env.JAVA_HOME
  return [...(home ? [join(home, 'bin', name)] : []), onPath(name) ?? []].flat()
}

// macOS ships a `java` that only says that there is none, so a file is not enough: it has to answer.
async function findJava(): Promise<string | undefined> {
  for (const java of candidates('java')) {
    const { code, output } = await capture(java, ['-version'])
    if (code === 0 && javaMajor(output) >= OLDEST_JAVA) return java
  }
  return undefined
}

const JAVA: SystemTool = {
  title: `Java ${OLDEST_JAVA} or newer`,
  find: findJava,
  ...JDK,
}

/** The folder with a working `java`, for the PATH of the emulators. */
export async function javaFolder(): Promise<string> {
  return dirname(await ensureTool(JAVA))
}
