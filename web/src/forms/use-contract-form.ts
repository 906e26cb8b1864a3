import { type FormField, formFields, initialValues } from '@dlm/contract/form-fields'
import { ruleReport } from '@dlm/contract/rule-texts'
import { ruleOf } from '@dlm/contract/rules'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormHandleSubmit,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod'
import { ApiFailure } from '../lib/api/api-failure.ts'
import { notify, notifyFailure } from '../lib/notify.ts'

/** A form that knows its fields: their labels and longest texts, as the schema has them. */
export interface ContractForm<Fields extends FieldValues, Values>
  extends UseFormReturn<Fields, unknown, Values> {
  fields: Readonly<Record<string, FormField>>
}

/**
 * A form on a schema of the contract: its rules and messages are the server's (SPEC §5). Errors come with the submit.
 * @param values what the form holds at first; what is left out is as the schema has it
 * @param shouldFocusError whether the first wrong field gets the focus; not where something above the fields is wrong too
 */
export function useContractForm<Fields extends FieldValues, Values>(
  schema: z.ZodType<Values, Fields>,
  values: DefaultValues<Fields>,
  shouldFocusError = true,
): ContractForm<Fields, Values> {
  const defaultValues = { ...initialValues(schema), ...values } as DefaultValues<Fields>
  const form = useForm<Fields, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError,
  })
  const fields = useMemo(() => formFields(schema), [schema])
  // The first is the library's own; the form object is extended by the other.
  const [handleSubmit] = useState(() => reporting(form.handleSubmit))
  return Object.assign(form, { fields, handleSubmit })
}

/** The submit of a form that also reports the documented text of the first broken rule that has one, in place of the last such report. */
function reporting<Fields extends FieldValues, Values>(
  handleSubmit: UseFormHandleSubmit<Fields, Values>,
): UseFormHandleSubmit<Fields, Values> {
  let earlier = new AbortController()
  return (onValid, onInvalid) => {
    const submit = handleSubmit(onValid, (errors, event) => {
      const rule = Object.values(errors)
        .map((error) => ruleOf(error?.message?.toString()))
        .find((broken) => broken?.dialog)
      if (rule) void notify(ruleReport(rule), { signal: earlier.signal })
      return onInvalid?.(errors, event)
    })
    return (event) => {
      earlier.abort()
      earlier = new AbortController()
      return submit(event)
    }
  }
}

/**
 * Shows the server's field errors at their fields, and focuses the first.
 * @returns whether there were any
 */
export function showFieldErrors<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiFailure)) return false
  const fieldErrors = Object.entries(error.fields).filter(([field]) => field in form.getValues())
  for (const [at, [field, message]] of fieldErrors.entries())
    form.setError(field as Path<Fields>, { message }, { shouldFocus: at === 0 })
  return fieldErrors.length > 0
}

/** Reports a failure, once: at the fields the server named, or else by a notice. */
export function showFailure<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  error: unknown,
): void {
  if (!showFieldErrors(form, error)) notifyFailure(error)
}

/**
 * What a form does when it is submitted: valid values are sent, and a failure is reported.
 * @param send rejects where it failed; what was typed stays in the form
 * @param report reports a failure otherwise than `showFailure` does
 */
export function submitting<Fields extends FieldValues, Values>(
  form: UseFormReturn<Fields, unknown, Values>,
  send: (values: Values) => Promise<void>,
  report: (error: unknown) => void = (error) => showFailure(form, error),
) {
  return form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      report(error)
    }
  })
}
