/** A manifest line holds at most 72 bytes; the rest continues in lines that begin with a space. */
const LINE_BYTES = 72

/** One manifest header, wrapped. Values must be ASCII, as file URLs are. */
export function manifestLine(name: string, value: string): string {
  const text = `${name}: ${value}`
  const lines = [text.slice(0, LINE_BYTES)]
  for (let at = LINE_BYTES; at < text.length; at += LINE_BYTES - 1)
    lines.push(` ${text.slice(at, at + LINE_BYTES - 1)}`)
  return `${lines.join('\n')}\n`
}

/** The manifest that makes a jar start `mainClass` with another jar, given as a file URL, as its class path. */
export function manifest(mainClass: string, classPathUrl: string): string {
  return `Manifest-Version: 1.0\n${manifestLine('Main-Class', mainClass)}${manifestLine('Class-Path', classPathUrl)}`
}
