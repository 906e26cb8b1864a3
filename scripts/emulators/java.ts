import { dirname, join } from 'node:path'
import { capture } from '../lib/run.ts'
import { ensureTool, onPath, type SystemTool } from '../lib/system-tool.ts'

const OLDEST_JAVA = 17

const DEBIAN_PACKAGE = 'default-jdk-headless'
const ELSEWHERE = 'brew install openjdk (or see https://adoptium.net)'

/** The major version in what `java -version` prints, 0 when there is none. */
export function javaMajor(output: string): number {
  return Number(/version "(\d+)/.exec(output)?.[1] ?? 0)
}

function candidates(name: 'java' | 'javac'): string[] {
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

async function findCompiler(): Promise<string | undefined> {
  for (const javac of candidates('javac')) {
    if ((await capture(javac, ['-version'])).code === 0) return javac
  }
  return undefined
}

const JAVA: SystemTool = {
  title: `Java ${OLDEST_JAVA} or newer`,
  find: findJava,
  debianPackage: DEBIAN_PACKAGE,
  elsewhere: ELSEWHERE,
}

const COMPILER: SystemTool = {
  title: 'The Java compiler (javac; a JRE alone is here)',
  find: findCompiler,
  debianPackage: DEBIAN_PACKAGE,
  elsewhere: ELSEWHERE,
}

/** The folder with a working `java`, to stand on the PATH of the emulators. */
export async function javaFolder(): Promise<string> {
  return dirname(await ensureTool(JAVA))
}

/** The folder with `javac` and `jar`, needed only where Google's own storage rules runtime cannot be had. */
export async function compilerFolder(): Promise<string> {
  return dirname(await ensureTool(COMPILER))
}
