const written = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/

/**
 * A moment as EXIF data write it, `2024:05:31 18:20:07`, by the camera's own clock: milliseconds as if that clock were UTC, which is
 * enough to sort by. Undefined for what is no moment, as the zeros that a camera without a clock writes.
 */
export function exifMoment(text: string): number | undefined {
  const [, ...parts] = written.exec(text) ?? []
  const [year = 0, month = 0, day = 0, hour, minute, second] = parts.map(Number)
  if (year === 0 || month < 1 || month > 12 || day < 1 || day > 31) return undefined
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
