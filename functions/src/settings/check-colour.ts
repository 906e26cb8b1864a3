import { fixedColours } from '@dlm/contract/brand/colours'
import { checkedColour } from '../content/brand-colour.ts'
import type { Handler } from '../platform/handler.ts'

/** Whether a colour can be the brand's; none means the shipped one. */
export const check_colour: Handler<'check_colour'> = (_, { colour }) =>
  checkedColour(colour || fixedColours.brand)
