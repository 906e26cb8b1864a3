interface Sheet {
  /** CSS pixels. */
  width: number
  height: number
  /** Pixels of the file for one of CSS. */
  scale: number
  /** What will be written, so that its fonts are there. */
  letters: string
}

export type Fonts = ReturnType<typeof fontsOf>

/** Draws a card that is passed on, as a PNG file. */
export async function drawing(
  { width, height, scale, letters }: Sheet,
  paint: (pen: CanvasRenderingContext2D, fonts: Fonts) => void,
): Promise<Blob> {
  const fonts = fontsOf(document.documentElement)
  await loadFonts(Object.values(fonts), letters)
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(scale, scale)
  paint(pen, fonts)
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('no picture')))),
  )
}

/** The design tokens' two fonts: unlike its colours, they are the same in both themes. */
function fontsOf(root: Element) {
  const style = getComputedStyle(root)
  return {
    heading: style.getPropertyValue('--font-heading'),
    text: style.getPropertyValue('--font-text'),
  }
}

/** A canvas does not wait for its fonts. One that cannot be loaded leaves the system's letters. */
async function loadFonts(families: string[], letters: string): Promise<void> {
  await Promise.allSettled(families.map((family) => document.fonts.load(`600 16px ${family}`, letters)))
}
