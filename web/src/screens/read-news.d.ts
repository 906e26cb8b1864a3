/** One article, at `/read_news?id={id}&&views={n}` (SPEC §2). */
export default function ReadNews(): import('react').JSX.Element
