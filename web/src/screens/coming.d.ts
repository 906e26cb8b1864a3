/** Stands at the address of a screen a later release brings. */
export default function Coming(): import('react').JSX.Element
