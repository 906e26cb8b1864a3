import { dirname } from 'node:path'
import { capture } from '../../lib/run.ts'
import { ensureTool, type SystemTool } from '../../lib/system-tool.ts'
import { candidates, JDK } from '../java.ts'

async function findCompiler(): Promise<string | undefined> {
  for (const javac of candidates('javac')) {
    if ((await capture(javac, ['-version'])).code === 0) return javac
  }
  return undefined
}

const COMPILER: SystemTool = {
  title: 'The Java compiler (javac; a JRE alone is here)',
  find: findCompiler,
  ...JDK,
}

/** The folder with `javac` and `jar`, needed only where Google's own storage rules runtime cannot be downloaded. */
export async function compilerFolder(): Promise<string> {
  return dirname(await ensureTool(COMPILER))
}
