/** Longest name in characters: with its folder it stays below what systems take. */
const longest = 120
const fallback = 'file'

// What some system forbids in names, path separators first; and text that would show another name than it is.
const forbidden = /[\p{Cc}\p{Cs}<>:"/\\|?*\u202a-\u202e\u2066-\u2069\ufeff]+/gu
const reserved = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(?=\.|$)/i

/** A name no system refuses, and that leads into no folder. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(forbidden, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(reserved, '_$1')
  const { stem, ending } = divided(plain || fallback)
  return Array.from(stem).slice(0, longest).join('') + ending
}

function divided(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  const hasEnding = dot > 0 && name.length - dot <= 6
  return hasEnding ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' }
}

/** The names as they stand in a zip: safe, and each once for systems that do not tell capitals apart, too. */
export function safeUniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const safe = safeName(name)
    const { stem, ending } = divided(safe)
    let free = safe
    for (let copy = 2; taken.has(free.toLowerCase()); copy++) free = `${stem} (${copy})${ending}`
    taken.add(free.toLowerCase())
    return free
  })
}
