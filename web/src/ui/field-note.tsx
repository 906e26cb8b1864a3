import { classes } from './classes.ts'

interface Props {
  id: string
  note: string
  isError: boolean
}

/** The hint below a field, or what is wrong with it, which is read out at once. */
export function FieldNote({ id, note, isError }: Props) {
  return (
    <p
      id={id}
      role={isError ? 'alert' : undefined}
      className={classes('text-sm', isError ? 'text-danger' : 'text-soft')}
    >
      {note}
    </p>
  )
}
