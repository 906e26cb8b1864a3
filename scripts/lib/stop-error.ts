/** An error that the user of the script can fix: its message is printed alone, without a stack. */
export class StopError extends Error {
  override readonly name = 'StopError'
}

/** Runs a script's main function; a StopError becomes its sentence and exit code 1, anything else prints its stack. */
export async function main(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(error instanceof StopError ? error.message : error)
    process.exitCode = 1
  }
}
