import { lengths } from '@dlm/contract/constants'

const characters = ({ min, max }: { min: number; max: number }) => `${min} to ${max} characters`
const mixed = 'with a capital letter, a small letter and a number'

/** What a field takes, in one sentence: its hint, and its error where the documented message says otherwise (DESIGN §5). */
export const accepted = {
  username: `A username has ${characters(lengths.username)}: letters of one alphabet, digits, dots, dashes and underscores.`,
  password: `A password has ${characters(lengths.password)} ${mixed}.`,
  adminPassword: `An admin password has ${characters(lengths.adminPassword)} ${mixed}.`,
  nic: `An N.I.C number has ${lengths.nic.min} to ${lengths.nic.max} letters and digits.`,
} as const
