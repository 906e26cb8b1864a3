import { useState } from 'react'
import { SelectField } from '../../../ui/select-field.tsx'
import { rememberUploadOrder, type UploadOrder, uploadOrder } from './upload-order.ts'

const orders: { value: UploadOrder; label: string }[] = [
  { value: 'name', label: 'By name' },
  { value: 'taken', label: 'By date taken' },
]

/** The order of the photos in the next uploads. */
export function UploadOrderField() {
  const [order, setOrder] = useState(uploadOrder)
  return (
    <SelectField
      label="Order of the photos"
      options={orders}
      value={order}
      onChange={({ target }) => {
        const next = target.value === 'taken' ? 'taken' : 'name'
        setOrder(next)
        rememberUploadOrder(next)
      }}
    />
  )
}
