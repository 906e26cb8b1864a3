import type { CaughtMail } from './caught-mail.ts'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A field of a mail: as a picture where it is one. */
function markupOf(value: string): string {
  const escaped = escapeHtml(value)
  return value.startsWith('data:image/jpeg;base64,') ? `<img src="${escaped}" alt="">` : escaped
}

function mailCard({ template, fields, at }: CaughtMail): string {
  const rows = Object.entries(fields).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${markupOf(value)}</dd>`,
  )
  const when = new Date(at).toISOString()
  return `<article><header><h2>${escapeHtml(template)}</h2><time datetime="${when}">${when}</time></header><dl>${rows.join('')}</dl></article>`
}

/** The developer's inbox: every mail the emulated portal sent, newest first. */
export function inboxPage(mails: readonly CaughtMail[]): string {
  const content = mails.length
    ? mails.map(mailCard).join('')
    : '<p>No mails yet. They appear here as the portal sends them.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Inbox of the emulator</title><link rel="stylesheet" href="/api/inbox.css"></head>
<body><main><h1>Inbox</h1><p><a href="/inbox">Refresh</a></p>${content}</main></body></html>`
}

/** The content security policy allows no inline style, so the page links this. */
export const inboxStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:24px 16px}
article{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:14px;padding:16px;margin:16px 0}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px}h2{font-size:1rem;margin:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:12px 0 0}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}img{max-width:100%}`
