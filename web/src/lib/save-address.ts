/** Downloads what an address answers as an attachment; the browser saves it under the name that the answer gives. */
export function saveAddress(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = '' // for addresses of our own; others are saved because they answer as attachments
  link.click()
}
