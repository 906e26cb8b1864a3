import { applySettings } from '@dlm/contract/brand/brand'
import type { ChangedSettings } from '@dlm/contract/settings/settings.schema'
import type { Platform } from '../platform/platform.ts'
import { within } from '../platform/within.ts'
import { findChangedSettings } from './settings.repo.ts'

/** Milliseconds for which what was read holds. */
const timeToLive = 5_000
/** Milliseconds that a call waits for them at most, when nothing was read yet. */
const patience = 1_000

/** The owner's settings in this process: what is read of them is applied to the brand. */
export interface CurrentSettings {
  /** At most some seconds old. Waits for them the first time only; where they cannot be read, a fresh portal's hold. */
  known(): Promise<void>
  /** As they are stored now, or as they were some seconds ago. Rejects when they cannot be read. */
  fresh(): Promise<ChangedSettings>
}

export function currentSettings({ db, clock }: Pick<Platform, 'db' | 'clock'>): CurrentSettings {
  let reading: { until: number; settings: Promise<ChangedSettings> } | undefined
  let isKnown = false

  const read = async () => {
    const settings = await findChangedSettings(db)
    applySettings(settings)
    isKnown = true
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
      if (!isKnown) await within(patience, refreshed).catch(() => undefined)
    },
  }
}
