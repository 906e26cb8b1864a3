import { asDraft } from '@dlm/contract/constants'
import { studioMinute } from '@dlm/contract/format/studio-minute'

/** Whether an entry is still to be published. @param publish as its form has it */
export function isUnpublished(publish: string): boolean {
  return publish === asDraft || publish > studioMinute(Date.now())
}
