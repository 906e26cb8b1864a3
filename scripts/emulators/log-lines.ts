const READY = /All emulators ready/
const IMPORTANT = /^\s*(⚠|✖|x {2}|!)|\bError:|\bFailed\b|Fatal error|UnhandledPromise/
const EXPECTED_LINES = [
  /Java version < 21/, // decided: DESIGN §2
  /Env variable override detected/, // our own fallback
  /JDK_JAVA_OPTIONS/,
  /not currently authenticated/,
  /CLI MOTD/,
  /running multiple instances of the emulator suite/, // a note left by one that was killed; the ports were free
  /Emulator UI is not starting/, // said once, in our own words
]

/** What a line of the CLI's output means to the person at the terminal. */
export type LineKind = 'ready' | 'important' | 'plain'

/** Sorts one line (its colours removed) of the CLI's output. */
export function lineKind(line: string): LineKind {
  if (READY.test(line)) return 'ready'
  if (IMPORTANT.test(line) && !EXPECTED_LINES.some((known) => known.test(line))) return 'important'
  return 'plain'
}

/** Splits a stream of chunks into lines and passes on each whole one. */
export function lineSplitter(onLine: (line: string) => void): (chunk: Buffer | string) => void {
  let rest = ''
  return (chunk) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
}
