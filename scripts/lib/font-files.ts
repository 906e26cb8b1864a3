import type { OtherFonts } from '@dlm/contract/brand/fonts'
import type { FontFiles } from '../../functions/src/ssr/with-settings.ts'
import type { Manifest } from './screen-files.ts'

/** What the pairs that are not the shipped one are made of, in web/. */
const sources: Readonly<Record<OtherFonts, FontFiles>> = {
  classic: { sheet: 'src/styles/type/classic.css', text: 'src/assets/fonts/inter.woff2' },
  warm: { sheet: 'src/styles/type/warm.css', text: 'src/assets/fonts/plus-jakarta-sans.woff2' },
}

/** The addresses of each pair's style sheet and of the font of its text. Throws where the build has no such file. */
export function fontFiles(manifest: Manifest): Record<OtherFonts, FontFiles> {
  const built = (source: string) => {
    // Vite names a style sheet that code asks the address of by its whole path.
    const key = Object.keys(manifest).find((name) => name === source || name.endsWith(`/web/${source}`))
    const found = key === undefined ? undefined : manifest[key]
    if (found === undefined) throw new Error(`The build has no ${source}`)
    return `/${found.file}`
  }
  const filesOf = ({ sheet, text }: FontFiles): FontFiles => ({ sheet: built(sheet), text: built(text) })
  return { classic: filesOf(sources.classic), warm: filesOf(sources.warm) }
}
