import { type Fonts, fonts } from '@dlm/contract/brand/fonts'
import type { FontFiles } from '../../functions/src/ssr/with-settings.ts'
import type { Manifest } from './screen-files.ts'

const font = (name: string) => `src/assets/fonts/${name}.woff2`

/** What the pairs are made of, in web/. */
const sources: Readonly<Record<Fonts, FontFiles>> = {
  modern: { sheet: null, text: font('inter'), headings: font('sora') },
  classic: { sheet: 'src/styles/type/classic.css', text: font('inter'), headings: font('literata') },
  warm: { sheet: 'src/styles/type/warm.css', text: font('plus-jakarta-sans'), headings: null },
}

/** The addresses of each pair's style sheet and fonts. Throws where the build has no such file. */
export function fontFiles(manifest: Manifest): Record<Fonts, FontFiles> {
  const built = (source: string) => {
    // Vite names a style sheet that is imported as a URL by its whole path.
    const key = Object.keys(manifest).find((name) => name === source || name.endsWith(`/web/${source}`))
    const entry = key === undefined ? undefined : manifest[key]
    if (entry === undefined) throw new Error(`The build has no ${source}`)
    return `/${entry.file}`
  }
  const ifAny = (source: string | null) => (source === null ? null : built(source))
  const filesOf = ({ sheet, text, headings }: FontFiles): FontFiles => {
    return { sheet: ifAny(sheet), text: built(text), headings: ifAny(headings) }
  }
  return Object.fromEntries(fonts.map((pair) => [pair, filesOf(sources[pair])])) as Record<Fonts, FontFiles>
}
