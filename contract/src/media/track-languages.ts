/** The languages that captions and chapters of films can have, by their BCP 47 tags, each as it calls itself. Free of zod: the player loads it. */
export const trackLanguages = {
  en: 'English',
  si: 'සිංහල',
  ta: 'தமிழ்',
  ar: 'العربية',
  bn: 'বাংলা',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ru: 'Русский',
  tr: 'Türkçe',
  uk: 'Українська',
  zh: '中文',
} as const
export type TrackLanguage = keyof typeof trackLanguages
