// Preloaded into the CLI. Its storage emulator takes whatever it reads at once from its rules runtime for one answer. Under
// load two come together, it understands neither, and both requests wait for ever. So it is given a line at a time.
import childProcess from 'node:child_process'
import { Transform } from 'node:stream'

/** Emits each line that goes through it as a chunk of its own. */
function lines() {
  let rest = ''
  return new Transform({
    readableObjectMode: true,
    decodeStrings: false,
    transform(text, _encoding, done) {
      const whole = (rest + text).split('\n')
      rest = whole.pop() ?? ''
      for (const line of whole) this.push(Buffer.from(`${line}\n`))
      done()
    },
  })
}

const rulesRuntime = /storage[\w-]*rules[\w.-]*\.jar$/
const { spawn } = childProcess

childProcess.spawn = (command, args, options) => {
  const child = spawn(command, args, options)
  const isRuntime = Array.isArray(args) && args.some((argument) => rulesRuntime.test(argument))
  if (isRuntime && child.stdout) child.stdout = child.stdout.setEncoding('utf8').pipe(lines())
  return child
}
