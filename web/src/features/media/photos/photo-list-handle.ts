/** Imperative handle of the list of photos. */
export interface PhotoListHandle {
  /** Scrolls to a photo, unless it is visible. */
  reveal(pid: string): void
  /** Scrolls to a photo and focuses it. */
  focus(pid: string): void
}
