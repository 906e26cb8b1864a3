import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import { applyAllSettings } from '@dlm/contract/site/hidden-areas'
import type { Platform } from '../platform/platform.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { findChangedSettings } from './settings.repo.ts'

/** Milliseconds for which what was read holds. */
const timeToLive = 5_000
/** Milliseconds after which what was read is waited for again: a process that slept would show what was hidden since. */
const tooOld = 60_000
/** Milliseconds that a call waits for them at most, when nothing was read yet, or too long ago. */
const timeoutMs = 1_000

/** The owner's settings in this process: what is read of them is applied to the brand. */
export interface CurrentSettings {
  /** At most a minute old, mostly some seconds; waits for them the first time, and after a pause. Where they cannot be read, the last ones hold, or a fresh portal's. */
  known(): Promise<void>
  /** As they are stored now, or as they were some seconds ago. Rejects when they cannot be read. */
  fresh(): Promise<ChangedSettings>
}

export function currentSettings({ db, clock }: Pick<Platform, 'db' | 'clock'>): CurrentSettings {
  let reading: { until: number; settings: Promise<ChangedSettings> } | undefined
  let readAt = Number.NEGATIVE_INFINITY

  const read = async () => {
    const settings = await findChangedSettings(db)
    applyAllSettings(settings)
    readAt = clock.now()
    return settings
  }
  const fresh = () => {
    if (!reading || clock.now() >= reading.until) {
      const settings = read()
      const started = { until: clock.now() + timeToLive, settings }
      reading = started
      settings.catch(() => {
        if (reading === started) reading = undefined
      })
    }
    return reading.settings
  }
  return {
    fresh,
    async known() {
      const refreshed = fresh().catch(() => undefined)
      if (clock.now() - readAt > tooOld) await withTimeout(timeoutMs, refreshed).catch(() => undefined)
    },
  }
}
