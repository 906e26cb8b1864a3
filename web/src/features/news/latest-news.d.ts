/** The latest three articles and the way to all. Leaves no gap and no complaint when there are none or they can not be had. */
export declare function LatestNews(): import('react').JSX.Element | null
