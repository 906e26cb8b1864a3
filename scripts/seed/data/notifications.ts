/** A notification of the demo data; `to` is the one member it is for, `link` leads to what it tells of, `viewedBy` who has read it. */
export interface DemoNotification {
  id: string
  title: string
  text: string
  to: string | null
  link: string | null
  daysAgo: number
  viewedBy: readonly string[]
}

/** The notifications, newest first. */
export const notifications: readonly DemoNotification[] = [
  {
    id: 'ntf-north-light',
    title: 'North Light is online',
    text: 'Ten photographs from nine days on foot. You will find the album under Media.',
    to: null,
    link: '/view_albums?album=north-light',
    daysAgo: 1,
    viewedBy: ['tom-hallam'],
  },
  {
    id: 'ntf-key-pending',
    title: 'Your Sonata request is waiting',
    text: 'We have not seen a payment for transaction TRX-261023-0377 yet. Please check the remark of your transfer.',
    to: 'member01',
    link: '/sonata?mid=mid-member01-a&cypher=hGtVsRw5NcXbKmPzLdYqFjWkTa',
    daysAgo: 2,
    viewedBy: [],
  },
  {
    id: 'ntf-welcome',
    title: 'Welcome to DLM',
    text: 'Good to have you here. Verify your account on the profile page whenever you like; it takes about a minute.',
    to: 'newcomer',
    link: '/varify',
    daysAgo: 3,
    viewedBy: [],
  },
  {
    id: 'ntf-open-studio',
    title: 'Open studio in two weeks',
    text: 'The doors are open on the third weekend of November, from ten until six. Bring questions and an appetite for cake.',
    to: null,
    link: '/view_events?id=open-studio-november',
    daysAgo: 5,
    viewedBy: ['ines-duarte', 'claire-b'],
  },
  {
    id: 'ntf-unanswered',
    title: 'Three questions are waiting',
    text: 'Somebody asked about zips, about a mistyped e-mail address and about February. Reply FAQs has them all.',
    to: 'siteadmin',
    link: null,
    daysAgo: 0,
    viewedBy: [],
  },
  {
    id: 'ntf-hush',
    title: 'Hush 2.0 is out',
    text: 'Owners of version 1 get the new one at no charge. The download is on the products page.',
    to: null,
    link: '/view_products?id=PRD-HUSH',
    daysAgo: 21,
    viewedBy: ['member01', 'siteadmin', 'tom-hallam', 'priya.nair'],
  },
  {
    id: 'ntf-key-sent',
    title: 'Your key has been sent',
    text: 'The payment for transaction TRX-261006-0321 has arrived. The key is on the activation page and in your mail.',
    to: 'member01',
    link: '/sonata?mid=mid-member01-b&cypher=sDaLfMgShTjUkDzIxOcKvEbYnqm3p',
    daysAgo: 25,
    viewedBy: ['member01'],
  },
]
