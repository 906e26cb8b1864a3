/** `2026-11-01` as people write it: November 1, 2026. */
export declare function formatDay(day: string): string
