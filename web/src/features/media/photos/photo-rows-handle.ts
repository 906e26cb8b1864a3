/** Imperative handle of the photo rows. */
export interface PhotoRowsHandle {
  /** Scrolls to a photo, unless it is visible. */
  reveal(pid: string): void
  /** Scrolls to a photo and focuses it. */
  focus(pid: string): void
}
