/** A question of the demo data, asked by a member; `reply` is what an admin wrote. */
export interface DemoQuestion {
  id: string
  username: string
  name: string
  ques: string
  daysAgo: number
  replies: readonly { ans: string; daysAgo: number }[]
}

/** The questions, newest first. */
export const questions: readonly DemoQuestion[] = [
  {
    id: 'faq-zip-limit',
    username: 'ewan-gray',
    name: 'Ewan',
    ques: 'Is there a limit to how many photos I can put into one zip?',
    daysAgo: 0,
    replies: [],
  },
  {
    id: 'faq-change-email',
    username: 'noor.haddad',
    name: 'Noor Haddad',
    ques: 'I mistyped my e-mail address when I signed up. How can I verify the account now?',
    daysAgo: 1,
    replies: [],
  },
  {
    id: 'faq-february-workshop',
    username: 'member01',
    name: 'Member One',
    ques: 'Will the February round of the night workshop also be held in English?',
    daysAgo: 3,
    replies: [],
  },
  {
    id: 'faq-school-use',
    username: 'claire-b',
    name: 'Claire',
    ques: 'May I use pictures of Paper Cuts in a school newspaper?',
    daysAgo: 7,
    replies: [
      {
        ans: 'Yes, gladly. Please write "DLM Studio, Paper Cuts" below them. There is also a sheet with templates for the simplest ones; write to the support address and we will send it to you.',
        daysAgo: 6,
      },
    ],
  },
  {
    id: 'faq-key-new-computer',
    username: 'kenji_mori',
    name: 'Kenji',
    ques: 'I have a new computer. Do I have to pay for Sonata again?',
    daysAgo: 13,
    replies: [
      {
        ans: 'No. Submit the request on the new machine and mention the old transaction in the remark. We move the key; the old installation stops working after a week.',
        daysAgo: 12,
      },
      { ans: 'It has been moved today. Enjoy the new machine!', daysAgo: 11 },
    ],
  },
  {
    id: 'faq-lumen-network',
    username: 'tom-hallam',
    name: 'Tom Hallam',
    ques: 'Can the library of Lumen lie on a network drive?',
    daysAgo: 22,
    replies: [
      {
        ans: 'The pictures can, the library itself should stay on a local disk. Over a network it works, but you would lose most of the speed you came for.',
        daysAgo: 21,
      },
    ],
  },
  {
    id: 'faq-free-music',
    username: 'priya.nair',
    name: 'Priya',
    ques: 'Do I need to pay when I use one of the eight pieces in a video that earns money?',
    daysAgo: 38,
    replies: [
      {
        ans: 'No. Say where the music comes from if there is room for it, and do not sell the piece on its own. Everything else is fine.',
        daysAgo: 37,
      },
    ],
  },
  {
    id: 'faq-locked-albums',
    username: 'dimitar_p',
    name: 'Dimitar',
    ques: 'Why are some albums blurred?',
    daysAgo: 52,
    replies: [
      {
        ans: 'They belong to clients and open with a code that we give to them. Once the pictures are published the album is unlocked for everybody.',
        daysAgo: 51,
      },
    ],
  },
  {
    id: 'faq-parking',
    username: 'anna-lund',
    name: 'Anna',
    ques: 'Where can I park when I come to the open studio?',
    daysAgo: 66,
    replies: [
      {
        ans: 'Behind the customs house, two minutes on foot. Bicycles can stand in the courtyard.',
        daysAgo: 65,
      },
    ],
  },
  {
    id: 'faq-studio-cat',
    username: 'mariam-k',
    name: 'Mariam',
    ques: 'What is the studio cat called?',
    daysAgo: 107,
    replies: [
      {
        ans: 'There is no studio cat. We have added it to the list of wishes.',
        daysAgo: 106,
      },
    ],
  },
]
