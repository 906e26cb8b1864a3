import { classes } from './classes.ts'

/** A placeholder in the shape of what is being loaded. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-pulse rounded-control bg-raised', className)}
    />
  )
}
