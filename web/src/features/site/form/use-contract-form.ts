import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiFailure } from '../../../lib/api.ts'

/** A form on a schema of the contract: its rules and messages are the server's (SPEC §5). Errors come with the submit. */
export function useContractForm<Fields extends FieldValues, Values>(
  schema: z.ZodType<Values, Fields>,
  defaultValues: DefaultValues<Fields>,
): UseFormReturn<Fields, unknown, Values> {
  return useForm<Fields, unknown, Values>({ resolver: zodResolver(schema), defaultValues })
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
