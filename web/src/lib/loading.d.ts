/** Counts a promise as loading, once it has taken long enough to be noticed, until it settles. */
export declare function trackLoading<T>(promise: Promise<T>): Promise<T>
/** Whether something is loading that the person is waiting for. */
export declare function useLoading(): boolean
