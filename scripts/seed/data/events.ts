import type { PosterLook } from '../art/scenes/poster-layouts.ts'

/** An event of the demo data; `inDays` is counted from the demo day and negative for what is over. */
export interface DemoEvent {
  id: string
  title: string
  name: string
  deta: string
  inDays: number
  /** Days between its announcement and the demo day. */
  announced: number
  poster: PosterLook
}

/** The events, the farthest ahead first. */
export const events: readonly DemoEvent[] = [
  {
    id: 'summer-film-night',
    title: 'Film night in the courtyard',
    name: 'Tom Hallam',
    deta: 'Short films by neighbours, projected on the white wall of the courtyard as soon as it is dark enough. Send us yours by the end of June; it may have any subject and must not be longer than seven minutes.\n\nBring a cushion. If it rains we move under the arches, where there is less room and more laughter.',
    inDays: 300,
    announced: 5,
    poster: { kind: 'beams', paper: '#14122b', inks: ['#ff4f79', '#4f7cff', '#ffd34f'] },
  },
  {
    id: 'tide-walk',
    title: 'Tide walk with cameras',
    name: 'Anna Lund',
    deta: 'Out at low water, back before the sea: three hours on the sand with somebody who knows every pool. We meet at the harbour steps and walk about six kilometres.\n\nWellingtons, a towel for the camera, and respect for the clock.',
    inDays: 211,
    announced: 9,
    poster: { kind: 'sunrise', paper: '#f6ead2', inks: ['#e4572e', '#2e5266', '#16324f'] },
  },
  {
    id: 'large-format-weekend',
    title: 'A weekend with large format',
    name: 'Ines Duarte',
    deta: 'Two days, four wooden cameras, eight people, forty sheets of film. On Saturday we photograph, on Sunday we develop and print. Nobody needs to have done it before.\n\nLunch is cooked in the studio by whoever is waiting for a plate to dry.',
    inDays: 146,
    announced: 14,
    poster: { kind: 'lens', paper: '#f4eee4', inks: ['#3d348b', '#7678ed', '#f7b801', '#f35b04'] },
  },
  {
    id: 'city-after-dark-two',
    title: 'The city after dark, second round',
    name: 'DLM Studio',
    deta: 'Because November was full within a day: four more evenings among the lamps. Same route, other season, colder fingers.\n\nParticipants of the first round are welcome to come along as guests on the last evening.',
    inDays: 98,
    announced: 6,
    poster: {
      kind: 'steps',
      paper: '#f2ead8',
      inks: ['#264653', '#2a9d8f', '#e9c46a', '#f4a261', '#e76f51'],
    },
  },
  {
    id: 'winter-exhibition',
    title: 'Winter exhibition: opening',
    name: 'Old Customs House',
    deta: 'North Light, City After Dark and Paper Cuts in one big room with eleven windows on the water. Doors open at seven, a few words at half past, music after that.\n\nThe exhibition stays for eight weeks. Entry is free for members who show their account page.',
    inDays: 33,
    announced: 40,
    poster: { kind: 'arcs', paper: '#f5efe0', inks: ['#f2b134', '#ed553b', '#112f41', '#068587'] },
  },
  {
    id: 'open-studio-november',
    title: 'Open studio',
    name: 'DLM Studio',
    deta: 'Light tables on the ground floor, harbour tapes upstairs, programmers in between. Children cut paper at eleven and at three. There is tea all day, and cake until it is gone.\n\nFrom ten until six at 12 Harbour Lane, on both days of the weekend.',
    inDays: 14,
    announced: 25,
    poster: { kind: 'weave', paper: '#fbf3e4', inks: ['#e0607e', '#6a4c93', '#1982c4'] },
  },
  {
    id: 'listening-evening',
    title: 'Listening evening: the harbour tapes',
    name: 'Harbour Museum',
    deta: 'Forty hours of a port that no longer exists, condensed into ninety minutes and played in the dark. The daughter of the pilot who recorded them was there and told us what he had for lunch.\n\nThank you to everyone who came, and to the gull.',
    inDays: -18,
    announced: 60,
    poster: { kind: 'notes', paper: '#fff6e6', inks: ['#ff6b6b', '#4ecdc4', '#ffe66d'] },
  },
  {
    id: 'paper-workshop',
    title: 'Cutting paper, casting shadows',
    name: 'Claire B.',
    deta: 'A long table, seven layers of card each, and scalpels that were counted twice. Twenty-two people made twenty-three pictures. The templates are still to be had in the studio.',
    inDays: -74,
    announced: 110,
    poster: { kind: 'rings', paper: '#f7f0e1', inks: ['#ff595e', '#1982c4', '#ffca3a'] },
  },
  {
    id: 'summer-walk',
    title: 'Sixty kilometres on foot: a talk with tea',
    name: 'Olu Adeyemi',
    deta: 'Before the walk that became North Light, its two photographs of the map and a great deal of optimism. We spoke about boots, batteries and what to leave at home. Hindsight adds: a second pair of socks.',
    inDays: -131,
    announced: 150,
    poster: { kind: 'sunrise', paper: '#eef0e2', inks: ['#e5989b', '#74a98a', '#1b4332'] },
  },
  {
    id: 'portal-launch',
    title: 'One portal for everything: launch party',
    name: 'DLM Studio',
    deta: 'We pressed the button at eight in the evening, and nothing happened until somebody found the second button. After that it went rather well. A hundred and twelve guests, one toast, four bugs.',
    inDays: -200,
    announced: 215,
    poster: { kind: 'arcs', paper: '#f3ecf7', inks: ['#7a5cc0', '#ffb3c1', '#251a4a', '#4f9fd0'] },
  },
]
