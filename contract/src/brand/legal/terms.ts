import { isAnyShown } from '../../site/offered.ts'
import type { Area } from '../areas.ts'
import type { Names } from '../brand.ts'
import type { LegalDocument } from './legal-document.ts'

/** A text where the owner shows one of these areas; nothing otherwise. */
const whereShown = (areas: readonly Area[], text: string): string[] => (isAnyShown(areas) ? [text] : [])

/** The terms of use. */
export const terms = ({ product, company, address, supportEmail }: Readonly<Names>): LegalDocument => ({
  since: '2024-01-01',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        `${product} is the portal of ${company}, ${address}. These terms hold between you and ${company} whenever you use it. If you do not agree with them, please do not use it.`,
      ],
    },
    {
      heading: 'Looking around',
      paragraphs: [
        'Everything but the locked albums can be seen without an account. A locked album belongs to the people it was made for; they have its code from us, and we ask them not to publish it.',
      ],
    },
    {
      heading: 'What you download',
      paragraphs: [
        `Photos, videos, recordings and texts are the work of ${company} or of those named beside them, who keep all rights in them. You may keep downloads, look at them, play them and show them to others privately and in class.`,
        'Please ask us before you print them for sale, put them into advertising, or publish them under another name. People in our pictures have rights of their own, which we cannot pass on.',
      ],
    },
    {
      heading: 'Software and services',
      areas: ['products', 'services', 'sonata'],
      paragraphs: [
        ...whereShown(
          ['products'],
          'Free products may be used and copied free of charge, on as many devices as you like. Products that are for sale are sold on the page their cart leads to, under the terms shown there.',
        ),
        [
          ...whereShown(
            ['sonata'],
            'A Sonata key is made for one program and one payment, and becomes valid when the payment is confirmed.',
          ),
          ...whereShown(
            ['services'],
            'Links of services may lead to sites that are not ours and for which others answer. Services marked with a shield are meant for adults.',
          ),
        ].join(' '),
      ].filter((paragraph) => paragraph !== ''),
    },
    {
      heading: 'Your account',
      paragraphs: [
        'An account is for one person. Choose a password you use nowhere else, keep it to yourself, and tell us when you think that someone else has it. You can delete your account at any time on your account page; everything in it goes with it.',
      ],
    },
    {
      heading: 'Your responsibilities',
      paragraphs: ['The portal is shared. Please do not:'],
      points: [
        'guess passwords or codes, or look for ways around a lock;',
        'vote, rate or ask by machine, or in the name of someone else;',
        'ask questions that insult, threaten or advertise;',
        'collect the names or photos of members.',
      ],
    },
    {
      heading: 'When we step in',
      paragraphs: [
        'We may remove questions and, after a warning by e-mail where that is possible, accounts that break these terms. If you think that we were wrong, write to us; a person will read it.',
      ],
    },
    {
      heading: 'What we cannot promise',
      paragraphs: [
        'We keep the portal running and its files whole as well as we can. It may still be away for a while, and a file may have a fault. We answer for damage that we cause on purpose or by gross neglect, and for what the law does not let us exclude; beyond that the portal is offered as it is.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        `When these terms change, the day above changes with them, and the news say so two weeks before. Questions are welcome under FAQ or at ${supportEmail}.`,
      ],
    },
  ],
})
