/** Milliseconds that a saved file has its address: browsers read it late, as where they ask first where to save it. */
const readableMs = 60_000

/** Hands a file that was made in the browser to the person, as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readableMs)
}
