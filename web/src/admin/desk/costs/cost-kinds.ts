import type { CostKind } from '@dlm/contract/costs/cost-steps'
import { usageTexts } from '@dlm/contract/costs/usage.texts'

interface CostView {
  title: string
  /** The unit of its ceiling, in what is counted. */
  unit: number
  /** The label of that ceiling. */
  field: string
  format(count: number): string
}

const gigabyte = 1e9

const rounded = (count: number): string => (count < 10 ? count.toFixed(1) : String(Math.round(count)))

/** 950, 12K, 3.4M: a long number as it is read at a glance. */
export function shortCount(count: number): string {
  if (count < 1_000) return String(count)
  return count < 1e6 ? `${rounded(count / 1_000)}K` : `${rounded(count / 1e6)}M`
}

/** Bytes as they are billed, in thousands: 12 KB, 3.4 MB, 100 GB. */
export function shortBytes(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1_000)} KB`
  return bytes < gigabyte ? `${rounded(bytes / 1e6)} MB` : `${rounded(bytes / gigabyte)} GB`
}

/** What is counted of a month, as admins see it. */
export const costViews: Readonly<Record<CostKind, CostView>> = {
  calls: { title: usageTexts.calls, unit: 1, field: usageTexts.calls, format: shortCount },
  reads: { title: usageTexts.reads, unit: 1, field: usageTexts.reads, format: shortCount },
  bytes: { title: usageTexts.bytes, unit: gigabyte, field: usageTexts.bytesInGb, format: shortBytes },
  downloads: {
    title: usageTexts.downloads,
    unit: gigabyte,
    field: usageTexts.downloadsInGb,
    format: shortBytes,
  },
}
