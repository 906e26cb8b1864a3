import type { Names } from '../brand.ts'
import type { LegalDocument } from './legal-document.ts'

/** The privacy notice: what is stored of whom, for what, and for how long. */
export const privacy = ({ product, company, supportEmail }: Readonly<Names>): LegalDocument => ({
  since: '2024-01-01',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        `${company} answers for what ${product} does with your data. We show no advertising, use no trackers, let no one else analyse your visits, sell nothing to anybody, and ask only for what a function needs.`,
      ],
    },
    {
      heading: 'When you look around',
      paragraphs: [
        'Our servers see the address your device has in the network, as every server does, to send you what you asked for. To slow down machines that guess or flood, we count calls for a short time under a scrambled form of that address, from which it cannot be read back. Nothing you type is written to our logs.',
      ],
    },
    {
      heading: 'What we count',
      paragraphs: [
        'By the day, our servers count how often things happen: articles and services that are opened, votes, downloads, zip files, new accounts, ratings, keys that are requested and paid. These are numbers and nothing else. No visitor is followed: no cookie is set for it, and no name, no address, and no number of a browser or an account is stored with them. If your browser sends “Do Not Track” or “Global Privacy Control”, nothing you open or download is counted. We keep the numbers for 400 days. When a page of ours breaks, your browser reports to us what broke, on which screen and in which version: nothing you typed, and nothing of who you are. We keep that for 30 days.',
      ],
    },
    {
      heading: 'When you like or dislike an article',
      areas: ['news'],
      paragraphs: [
        'Your browser makes up a random number and sends it along; if you are signed in, the number of your account takes its place. We store a scrambled form of it with the article, your vote, and the last day on which you opened the article, so that each visitor counts once and can take a vote back. It has no connection to your name, and is deleted two days after you looked, or, where you voted, 400 days after your last visit.',
      ],
    },
    {
      heading: 'When we publish a photo',
      areas: ['albums'],
      paragraphs: [
        'Everything a camera wrote into the file is taken out before anybody gets it: place, time, serial numbers, owner. We note which camera and lens it was taken with and how it was exposed, and show that only where an album is set to. The file as it was uploaded is stored until the photo is deleted permanently; only our administrators can get it.',
      ],
    },
    {
      heading: 'When you sign up',
      paragraphs: ['We store what you tell us and what you do with your account:'],
      points: [
        'your user name, your e-mail address, the day you signed up and your theme;',
        'your password as a hash, from which the password cannot be read;',
        'of each passkey that you add its public key, the name you gave it and the days it was added and used last;',
        'a profile photo, if you upload one, without the place and camera data it came with;',
        'your N.I.C number, if you verify your account; it is shown masked, and whole to you with “Download my data” and to an administrator who asks for it, which we log;',
        'the media you saved, your rating, your Sonata keys, and which notifications you have seen;',
        'where you are signed in: which browser on which kind of device, since when, and the hour of its last use; never a place. A sign-in on a browser that is new to your account is mailed to you.',
      ],
    },
    {
      heading: 'When you ask or rate',
      areas: ['questions', 'ratings'],
      paragraphs: [
        'A question is yours and ours alone until we answer or release it. Then it is public: everyone sees the name of your account, its text, its day and our replies. A rating is public with your user name and your profile photo. You can delete your questions and change your rating at any time.',
      ],
    },
    {
      heading: 'When we write to you',
      paragraphs: [
        'Codes, keys and messages from our administrators are sent by an e-mail provider, EmailJS, which receives your address and the message for this purpose only. We send no newsletters.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Pictures of QR codes are read in your browser and are not sent to anybody. Zip files are put together in your browser as well. The cookie policy lists what is stored there between visits.',
      ],
    },
    {
      heading: 'Where it is stored, and for how long',
      paragraphs: [
        'Data and files are stored on Google Firebase, for us and by our instructions. Codes we mail live for ten minutes, sign-ins for thirty days at most, counters against misuse for a day or two. What administrators do is logged for 400 days, without e-mail addresses and without what you write. What belongs to an account is deleted with it, at once; where the log names it, the name is taken out. What an administrator deletes can be restored for thirty days.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `You may ask what we have stored about you, have it corrected or deleted, take it with you, and object to its use; and you may complain to the data protection authority where you live. Members find most of this on the account page: their details, “Download my data” and the deletion of the account. Otherwise write to ${supportEmail}; we answer within a month, usually within days.`,
      ],
    },
  ],
})
