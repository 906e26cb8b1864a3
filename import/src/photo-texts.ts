import ExifReader from 'exifreader'

/** The texts of a photo: its alternative text (alt) and its caption, empty where its file has none. */
export interface PhotoTexts {
  alt: string
  caption: string
}

type Tags = Record<string, { description?: unknown } | undefined>

/** The first of these tags that has a text. */
function textOf(tags: Tags, names: readonly string[]): string {
  for (const name of names) {
    const text = tags[name]?.description
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  return ''
}

/**
 * The texts that a photo's file has by IPTC and XMP: caption and title, and the alternative text of the IPTC Photo Metadata Standard
 * (2021.1). A file without them, or with broken ones, has none.
 */
export function photoTexts(bytes: Uint8Array): PhotoTexts {
  try {
    const { xmp = {}, iptc = {} } = ExifReader.load(new Uint8Array(bytes).buffer, { expanded: true })
    const tags = { ...(iptc as Tags), ...(xmp as Tags) }
    return {
      alt: textOf(tags, ['AltTextAccessibility']),
      caption: textOf(tags, ['description', 'Caption/Abstract', 'title', 'Headline', 'Object Name']),
    }
  } catch {
    return { alt: '', caption: '' }
  }
}
