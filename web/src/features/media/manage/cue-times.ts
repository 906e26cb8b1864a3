const typed = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/

/** The seconds of a time as people write it: `1:02.5`, `62,5`, `1:02:03`; null for anything else. */
export function parseCueTime(text: string): number | null {
  const parts = typed.exec(text.trim())
  if (!parts) return null
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return whole + Number(fraction.padEnd(3, '0')) / 1000
}

/** Seconds as a field has them, to the millisecond: `1:02.5`. */
export function formatCueTime(seconds: number): string {
  const all = Math.round(seconds * 1000)
  const hours = Math.floor(all / 3_600_000)
  const minutes = Math.floor(all / 60_000) % 60
  const two = (value: number) => String(value).padStart(2, '0')
  const fraction = String(all % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  const rest = `${two(Math.floor(all / 1000) % 60)}${fraction && `.${fraction}`}`
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
