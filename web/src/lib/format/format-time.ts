/** A moment of a recording: 0:07, 12:30, 1:02:05. @param seconds not negative; fractions are dropped. */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const two = (part: number) => String(part).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`
}

/** A time to wait in words, rounded up: "20 seconds", "1 minute", "2 hours". @param seconds above 0. */
export function formatWait(seconds: number): string {
  const [length, unit] = seconds < 60 ? [1, 'second'] : seconds < 3600 ? [60, 'minute'] : [3600, 'hour']
  const count = Math.ceil(seconds / length)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
