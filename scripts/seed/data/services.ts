import type { ObjectName } from '../art/objects.ts'
import type { InkName } from './inks.ts'

/** A service of the demo data; `got` is how often it was looked at. */
export interface DemoService {
  id: string
  title: string
  text: string
  link: string
  got: number
  /** 50 for adults, 0 for all (SPEC §9). */
  ageLmt: 0 | 50
  sd: string
  daysAgo: number
  object: ObjectName
  ink: InkName
}

/** The services, newest first. */
export const services: readonly DemoService[] = [
  {
    id: 'tested-backup',
    title: 'Backups that are tested every month',
    text: 'Your files are copied to the next room and to another country, encrypted with a key that only you hold. Once a month we bring one of them back and show you that it opens.\n\nFor studios, workshops and clubs of up to four terabytes. The first month is free.',
    link: 'https://services.dlm.test/backup',
    got: 412,
    ageLmt: 0,
    sd: 'SRV-BACKUP',
    daysAgo: 70,
    object: 'cloud',
    ink: 'ocean',
  },
  {
    id: 'portrait-sitting',
    title: 'A portrait by the window',
    text: 'One hour, one chair, one window. We talk more than we photograph. You choose three pictures on the spot and take them home as prints on cotton paper and as files without a watermark.\n\nChildren and grandparents are welcome, and so are dogs that can sit.',
    link: 'https://services.dlm.test/portrait',
    got: 687,
    ageLmt: 0,
    sd: 'SRV-PORTRAIT',
    daysAgo: 102,
    object: 'camera',
    ink: 'coral',
  },
  {
    id: 'tape-rescue',
    title: 'Rescue for tapes and cassettes',
    text: 'Open reel, cassette, MiniDV and a few formats that nobody remembers. Each tape is looked at, cleaned, relaxed if it needs it, and played once with two recorders running.\n\nYou get the complete transfer, a version with hum and clicks removed, and the tape back.',
    link: 'https://services.dlm.test/tapes',
    got: 358,
    ageLmt: 0,
    sd: 'SRV-TAPES',
    daysAgo: 128,
    object: 'tape',
    ink: 'leaf',
  },
  {
    id: 'wine-and-light',
    title: 'Wine and light, an evening tasting',
    text: 'Six wines, six lamps, and a sommelier who photographs. You will learn why red looks brown under the wrong bulb, how to light a glass, and which of the six you would take to an island.\n\nFor adults. Places for twelve, on the first Thursday of each month.',
    link: 'https://services.dlm.test/wine',
    got: 531,
    ageLmt: 50,
    sd: 'SRV-WINE',
    daysAgo: 149,
    object: 'lamp',
    ink: 'rose',
  },
  {
    id: 'roof-survey',
    title: 'Your roof from above',
    text: 'Forty sharp pictures and one measured plan of a roof you would rather not climb. We fly on calm mornings, talk to the neighbours first, and send everything the same day.\n\nCertified and insured. Façades, chimneys and trees on request.',
    link: 'https://services.dlm.test/roof',
    got: 274,
    ageLmt: 0,
    sd: 'SRV-ROOF',
    daysAgo: 177,
    object: 'drone',
    ink: 'slate',
  },
  {
    id: 'small-website',
    title: 'A small web site that stays fast',
    text: 'Five pages, your own words, pictures in the right size, and nothing that follows your visitors around. You can change every sentence yourself, and we are there when you would rather not.\n\nFixed price, finished in three weeks.',
    link: 'https://services.dlm.test/web',
    got: 446,
    ageLmt: 0,
    sd: 'SRV-WEB',
    daysAgo: 205,
    object: 'globe',
    ink: 'violet',
  },
  {
    id: 'night-session',
    title: 'Night session in the audio room',
    text: 'From ten in the evening until you fall asleep: the good chair, the good loudspeakers, and your own records as loudly as you like. There is a bar with four bottles and a very strict list of rules about the tone arm.\n\nFor adults only, and for at most three of them at a time.',
    link: 'https://services.dlm.test/night',
    got: 619,
    ageLmt: 50,
    sd: 'SRV-NIGHT',
    daysAgo: 222,
    object: 'headphones',
    ink: 'ocean',
  },
  {
    id: 'voice-recording',
    title: 'Voices for films, guides and books',
    text: 'A quiet booth, a patient director and eleven languages by arrangement. Send a text and you will have a first sample within two days; the finished recording comes cut, levelled and named after your chapters.',
    link: 'https://services.dlm.test/voice',
    got: 203,
    ageLmt: 0,
    sd: 'SRV-VOICE',
    daysAgo: 251,
    object: 'microphone',
    ink: 'coral',
  },
]
