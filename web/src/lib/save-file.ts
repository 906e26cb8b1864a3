/** Hands a file that was made in the browser to the person, as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file by the next turn; some read it only then.
  setTimeout(() => URL.revokeObjectURL(url))
}
