/** What others may do with the rows of photos. */
export interface PhotoRowsHandle {
  /** Brings a photo into the window, if it is not there. */
  reveal(pid: string): void
  /** Brings a photo into the window and gives it the focus. */
  focus(pid: string): void
}
