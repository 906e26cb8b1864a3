/** For every address that is none of ours. */
export default function NotFound(): import('react').JSX.Element
