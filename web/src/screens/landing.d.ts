/** The landing: what this is, and the two ways in (SPEC §2). */
export default function Landing(): import('react').JSX.Element
