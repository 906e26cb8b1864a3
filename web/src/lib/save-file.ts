/** Milliseconds until the object URL is revoked: browsers read it late, as where they first ask where to save the file. */
const readableMs = 60_000

/** Downloads a file that was created in the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readableMs)
}
