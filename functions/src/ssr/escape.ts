const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// XML 1.0 allows no other control characters, not even escaped; in HTML they show nothing.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text escaped for HTML and XML, in an attribute or between tags. */
export function escapeMarkup(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
