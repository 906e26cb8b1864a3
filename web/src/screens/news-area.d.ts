/** All news, newest first, searched on title and text (SPEC §2). The search stands in the address. */
export default function NewsArea(): import('react').JSX.Element
