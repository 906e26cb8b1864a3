import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import './order-select.css'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { classes } from '../../ui/classes.ts'
import { selectClass } from '../../ui/select-field.tsx'
import type { Filter } from './use-filter.ts'

/** The order of a tool's list, beside its search. */
export function OrderSelect({ options, value, onChoose }: Filter) {
  return (
    <div className={classes('order-select', value !== '' && 'chosen')}>
      <select
        aria-label={listTexts.order}
        title={listTexts.order}
        className={selectClass}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ArrowUpDown aria-hidden="true" className="size-5" />
    </div>
  )
}
