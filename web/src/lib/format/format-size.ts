import { bytesPerMegabyte } from '@dlm/contract/constants'

const bytesPerKilobyte = 1024
const megabytesPerGigabyte = 1024

/** A file's size as people read it: 84 KB, 2.4 MB, 512 MB, 1.3 GB. @param bytes whole, not negative. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.round(bytes / bytesPerKilobyte)
  if (kilobytes < bytesPerKilobyte) return `${bytes === 0 ? 0 : Math.max(1, kilobytes)} KB`
  const megabytes = bytes / bytesPerMegabyte
  if (megabytes >= megabytesPerGigabyte) return `${(megabytes / megabytesPerGigabyte).toFixed(1)} GB`
  return `${megabytes < 100 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}
