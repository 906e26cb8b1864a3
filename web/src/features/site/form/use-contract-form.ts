import { type FormField, formFields, initialValues } from '@dlm/contract/form-fields'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { ApiFailure } from '../../../lib/api-failure.ts'
import { notifyFailure } from '../../../lib/notify.ts'

/** A form that knows its fields: their labels and longest texts, as the schema has them. */
export interface ContractForm<Fields extends FieldValues, Values>
  extends UseFormReturn<Fields, unknown, Values> {
  fields: Readonly<Record<string, FormField>>
}

/**
 * A form on a schema of the contract: its rules and messages are the server's (SPEC §5). Errors come with the submit.
 * @param values what the form holds at first; what is left out is as the schema has it
 */
export function useContractForm<Fields extends FieldValues, Values>(
  schema: z.ZodType<Values, Fields>,
  values: DefaultValues<Fields>,
): ContractForm<Fields, Values> {
  const defaultValues = { ...initialValues(schema), ...values } as DefaultValues<Fields>
  const form = useForm<Fields, unknown, Values>({ resolver: zodResolver(schema), defaultValues })
  const fields = useMemo(() => formFields(schema), [schema])
  return Object.assign(form, { fields })
}

/**
 * Puts what the server found wrong to its fields, the focus on the first.
 * @returns whether there was any
 */
export function showFieldErrors<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiFailure)) return false
  const known = Object.entries(error.fields).filter(([field]) => field in form.getValues())
  for (const [at, [field, message]] of known.entries())
    form.setError(field as Path<Fields>, { message }, { shouldFocus: at === 0 })
  return known.length > 0
}

/** Tells of a failure, once: at the fields the server named, or else by a notice. */
export function showFailure<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  error: unknown,
): void {
  if (!showFieldErrors(form, error)) notifyFailure(error)
}

/**
 * What a form does when it is submitted: values that keep the rules are sent, and a failure of it is told.
 * @param send rejects where it failed; the form keeps what was typed
 * @param tell where a failure is told otherwise than `showFailure` does
 */
export function submitting<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  send: (values: Values) => Promise<void>,
  tell: (error: unknown) => void = (error) => showFailure(form, error),
) {
  return form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      tell(error)
    }
  })
}
