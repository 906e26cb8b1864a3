import { Fault } from '@dlm/contract/statistics/faults.schema'

/** `faults/{digest}`: a fault that browsers met, by message, release and screen; nothing of who met it. It goes after thirty days. */
export const FaultDoc = Fault
