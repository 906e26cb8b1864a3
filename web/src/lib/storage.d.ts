/** Local storage that may be forbidden or full: reading then finds nothing, and writing is let go. */
export declare function readStored(key: string): string | null
export declare function writeStored(key: string, value: string): void
