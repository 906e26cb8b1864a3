// What XML 1.0 has no way to write: control characters, halves of surrogate pairs, and two that are none.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** A text within an attribute or an element of XML. */
export function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"'\t\n\r]/g, (character) => entities[character] ?? '')
}
