/**
 * What a browser's translation does to a document: each text in two elements of its own. Runs in the page.
 * @param way `wrap` moves the texts into the elements; `replace` puts elements with other texts in their places, as Chrome does
 */
export function translate(way: 'wrap' | 'replace'): void {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() && !text.parentElement?.closest('script, style, noscript, svg, textarea, option'))
      texts.push(text)
  }
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    const { data } = text
    text.replaceWith(outer)
    if (way === 'wrap') inner.append(text)
    else inner.append(`«${data}»`)
  }
}
