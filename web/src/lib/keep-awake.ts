/**
 * Holds a screen wake lock, where the browser and the device allow it: a refusal, as with a low battery, is ignored.
 * @returns releases it
 */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  const lock = navigator.wakeLock.request('screen')
  lock.catch(() => undefined)
  return () => void lock.then((held) => held.release()).catch(() => undefined)
}
