/** A success point of the demo data. */
export interface DemoSuccess {
  id: string
  title: string
  deta: string
  daysAgo: number
}

/** The success points, newest first. */
export const successPoints: readonly DemoSuccess[] = [
  {
    id: 'ten-thousand-downloads',
    title: 'Ten thousand downloads',
    deta: 'Photograph number seven of North Light was the ten-thousandth file that somebody took home from this portal. It was a school in Tartu, for a lesson about clouds.',
    daysAgo: 2,
  },
  {
    id: 'harbour-tapes-saved',
    title: 'Thirty-nine of forty hours saved',
    deta: 'The harbour recordings of 1961 to 1974 are complete but for one reel. The museum has opened them to everyone in its reading room.',
    daysAgo: 9,
  },
  {
    id: 'keys-within-the-hour',
    title: 'Sonata keys within the hour',
    deta: 'The median time between a payment and its key is now forty-one minutes on working days. In September it was two days.',
    daysAgo: 20,
  },
  {
    id: 'paper-cuts-award',
    title: 'Paper Cuts on the shortlist',
    deta: 'The album was chosen for the shortlist of the Northern Print Prize, in the category for work made without a camera. We had not known that there was one.',
    daysAgo: 44,
  },
  {
    id: 'hundred-backups',
    title: 'The hundredth restored backup',
    deta: 'One hundred files brought back on one hundred Mondays, and all of them opened. The longest took nine minutes.',
    daysAgo: 76,
  },
  {
    id: 'lumen-languages',
    title: 'Lumen speaks eleven languages',
    deta: 'Volunteers have translated the whole program, including the jokes. Welsh came last and is the best.',
    daysAgo: 125,
  },
  {
    id: 'first-hundred-members',
    title: 'The first hundred members',
    deta: 'Six weeks after the start, the hundredth person signed up. She bookmarked three photographs and asked about the cat.',
    daysAgo: 148,
  },
  {
    id: 'portal-online',
    title: 'One portal instead of five places',
    deta: 'Pictures, programs, sounds, events and answers have had one address since this day. The sheet of paper in the window was taken down with some ceremony.',
    daysAgo: 190,
  },
]
