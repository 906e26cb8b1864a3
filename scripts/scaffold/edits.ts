import { StopError } from '../lib/stop-error.ts'

/** A change to the text of a file. */
export type Edit = (text: string) => string

/** Does one edit after the other. */
export function all(...edits: Edit[]): Edit {
  return (text) => edits.reduce((before, edit) => edit(before), text)
}

/**
 * Puts lines at the end of a block at the margin, such as a table.
 * @param begin how the line starts that opens the block
 * @throws StopError when there is no such block
 */
export function atEndOf(begin: string, lines: string): Edit {
  return (text) => {
    const all = text.split('\n')
    const opened = all.findIndex((line) => line.startsWith(begin))
    const short = /^(.*\S)( [}\])])$/.exec(all[opened] ?? '')
    // All of it in one line.
    if (short) return all.with(opened, `${short[1]},\n${lines}\n${short[2]}`).join('\n')
    const closed = all.findIndex((line, at) => at > opened && /^[}\])]/.test(line))
    if (opened < 0 || closed < 0) throw new StopError(`There is no “${begin}” to add to any more.`)
    return all.toSpliced(closed, 0, lines).join('\n')
  }
}

/**
 * Puts lines before the one that starts so.
 * @throws StopError when there is none
 */
export function before(line: string, lines: string): Edit {
  return (text) => {
    const all = text.split('\n')
    const lineIndex = all.findIndex((each) => each.startsWith(line))
    if (lineIndex < 0) throw new StopError(`There is no “${line.trim()}” to add to any more.`)
    return all.toSpliced(lineIndex, 0, lines).join('\n')
  }
}

/**
 * Puts a text right after another one, the first of its kind.
 * @throws StopError when there is none
 */
export function after(opening: string, addition: string): Edit {
  return (text) => {
    if (!text.includes(opening)) throw new StopError(`There is no “${opening}” to add to any more.`)
    return text.replace(opening, () => opening + addition)
  }
}

/** Imports a name, unless the file does already. */
export function importing(name: string, from: string): Edit {
  return (text) => {
    const existingImport = new RegExp(`^import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`, 'm')
    const names = existingImport
      .exec(text)?.[1]
      ?.split(',')
      .map((each) => each.trim())
    if (names?.includes(name)) return text
    if (!names) return `import { ${name} } from '${from}'\n${text}`
    const all = [...names.filter(Boolean), name].join(', ')
    return text.replace(existingImport, `import { ${all} } from '${from}'`)
  }
}

/** Imports a module whole, under a name, unless the file does already. */
export function importingAll(name: string, from: string): Edit {
  const line = `import * as ${name} from '${from}'`
  return (text) => (text.includes(line) ? text : `${line}\n${text}`)
}
