import { studioDay } from './day.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return `${day}th`
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`
}

/** The day a user signed up, like `Jan 1st 25`, where the studio is (SPEC §9). @param at ms */
export function signUpDate(at: number): string {
  const date = new Date(studioDay(at))
  const year = String(date.getUTCFullYear() % 100).padStart(2, '0')
  return `${months[date.getUTCMonth()]} ${ordinal(date.getUTCDate())} ${year}`
}
