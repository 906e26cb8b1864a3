/** Home: logo, intro, and the ways to the albums and the downloads (SPEC §2). */
export default function Home(): import('react').JSX.Element
