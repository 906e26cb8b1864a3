/** The value once it has not changed for `delay` milliseconds. */
export declare function useDebounced<T>(value: T, delay: number): T
