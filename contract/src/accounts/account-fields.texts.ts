import { lengths } from '../constants.ts'

const characters = ({ min, max }: { min: number; max: number }) => `${min} to ${max} characters`
const mixed = 'with an upper-case letter, a lower-case letter and a number'

/** What a field of an account takes, in one sentence: its hint, and its error where the documented message says otherwise (DESIGN §5). */
export const acceptedTexts = {
  username: `Usernames have ${characters(lengths.username)}: letters of one alphabet, digits, dots, dashes and underscores.`,
  password: `Passwords have ${characters(lengths.password)} ${mixed}.`,
  adminPassword: `Admin passwords have ${characters(lengths.adminPassword)} ${mixed}.`,
  nic: `N.I.C numbers have ${lengths.nic.min} to ${lengths.nic.max} letters and digits.`,
} as const

/** The texts of the form for a new password. */
export const newPasswordTexts = {
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  saving: 'Saving…',
} as const
