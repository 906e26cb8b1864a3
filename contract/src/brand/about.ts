/** What the portal is, in a few sentences. */
export const intro =
  'DLM is home to our photo, video and audio albums, to the software we build and to the services we offer. Look around, listen, download what you like, and tell us how we did.'

/** What search engines show of a page that says nothing of its own. */
export const description =
  'Photo, video, audio and software from DLM: browse the albums, read the news, download media.'

/** Who is behind the portal. */
export const about =
  'Behind it is DLM Studio: a handful of people by the harbour, who answer the telephone and every letter.'
