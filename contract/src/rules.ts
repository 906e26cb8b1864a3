import { brand } from './brand/brand.ts'
import { signInRequired } from './sign-in-rule.ts'

/** A validation rule as people meet it: the sentence and the title of the dialog that shows it. */
export interface Rule {
  readonly message: string
  readonly title: string
  /** A dialog shows the message, and the field says what it takes: the documented ones say something else (DESIGN §5). */
  readonly dialog?: true
}

/** What is missing names itself: its sentence needs no title. */
export const notComplete = 'Not complete'

/**
 * Every validation rule of SPEC §5, once; schemas, forms and the server take their messages from here. Free of zod.
 *
 * Quoted by SPEC §5 letter by letter: every title but `notComplete` and those marked "own", and the messages of
 * `newPasswordConfirmation`, `nic`, `unlockCode`, `question`, `downloadLink`, `qrImage`, `mail…` and `promotion`. SPEC
 * shortens the messages of `username` and `password` with an ellipsis, and only tells what `passwordStrength` asks for:
 * these are full sentences that contain its words, and keep its numbers although the rules differ (DESIGN §5: username 6
 * to 20, password 8 to 16 characters with a digit, a lower and an upper letter).
 */
export const rules = {
  username: {
    message: 'Not a valid username. Username must be between 5 to 10 characters long.',
    title: 'Username not valid',
    dialog: true,
  },
  /** Own: SECURITY "Uniqueness" refuses look-alikes. */
  usernameCharacters: {
    message: 'Not a valid username. Use only letters of one alphabet, digits, dots, dashes and underscores.',
    title: 'Username not valid',
    dialog: true,
  },
  password: {
    message: 'Not a valid password. Password must be between 8 to 16 characters.',
    title: 'Password not valid',
    dialog: true,
  },
  passwordStrength: {
    message:
      'Not a valid password. Password must have a cap letter, a simple letter, a special character and a number.',
    title: 'Password not valid',
    dialog: true,
  },
  emailEmpty: {
    message: 'Email not valid. Enter your e-mail address.',
    title: 'Email not valid',
  },
  email: {
    message: 'Email not valid. Check the spelling of your e-mail address.',
    title: 'Email not valid',
  },
  confirmation: { message: 'Password not matched', title: 'Password not matched' },
  terms: { message: 'Accept our terms & conditions', title: 'Accept our terms & conditions' },
  newPassword: { message: 'Password Error: too weak', title: 'Password Error', dialog: true },
  newPasswordConfirmation: {
    message:
      'Your password is not matched with confirming password. Please use same password twice for update your administrative password.',
    title: 'Password Unmatched',
  },
  /** Own: SPEC §5 has the rule (recovery and verification take the stored e-mail only) and no text. */
  emailMismatch: { message: 'This isn’t the e-mail address of your account.', title: 'Email not valid' },
  /** Own: SPEC §5 has the rule and no text. */
  otp: { message: 'Enter the 6 digits of your OTP.', title: 'OTP not valid' },
  unlockCode: { message: 'Password Not Valid!', title: 'Password Not Valid!' },
  nic: {
    message: 'Your N.I.C Number seems to like wrong! or Not Valid. Please update your N.I.C Number.',
    title: 'NIC Not Valid',
    dialog: true,
  },
  /** Own: SPEC §5 lets nothing happen, DESIGN §5 lets the form say so. */
  deletion: { message: 'Enter your account password.', title: 'Account not deleted' },
  /** Own: SPEC §5 has the length and no text. */
  adminSignIn: {
    message: 'Enter your admin id and your admin password of at most 8 characters.',
    title: 'Not valid',
  },
  /** Own, as the next: docs/decisions/042. */
  factorCode: {
    message: 'Enter the 6 digits from your app, or one of your recovery codes.',
    title: 'Code not valid',
  },
  factorProof: { message: 'Enter your admin password or a code.', title: 'Not valid' },
  question: signInRequired,
  downloadLink: { message: 'No Key Found', title: 'No Key Found' },
  qrImage: { message: 'Wrong image format', title: 'Wrong image format' },
  /** Own, as the next three: SPEC §5 lets nothing happen when an admin submits an incomplete form. Each field says what it needs. */
  title: { message: 'Add a title.', title: notComplete },
  subTitle: { message: 'Add a sub title.', title: notComplete },
  description: { message: 'Add a description.', title: notComplete },
  cover: { message: 'Add a cover.', title: notComplete },
  /** Own, and the cover: SPEC §2 has the fields of an album's form and no text. */
  albumName: { message: 'Add a name.', title: notComplete },
  /** Own: SPEC §5 has the length and no text. */
  albumCode: { message: 'An album code can have up to 8 characters.', title: 'Password Not Valid!' },
  /** Own: a code that consists of blanks would open the album. */
  albumCodeBlank: { message: 'An album code can’t be only spaces.', title: 'Password Not Valid!' },
  /** Own: SPEC §2 has the form and no text. */
  reply: { message: 'Write your reply.', title: notComplete },
  /** Own: DESIGN §5. */
  cypher: {
    message: 'This key request is incomplete. Open it again from the program.',
    title: 'Not valid',
  },
  mailSubject: {
    message: 'This e-mail needs a subject to define its use. Please update subject.',
    title: 'Subject Needed.',
  },
  mailBody: {
    message: 'This e-mail needs a body about description of this E-mail. Please update email body.',
    title: 'Body Needed.',
  },
  mailGreeting: {
    message: 'This e-mail needs a greeting to client. customer is the King. So be it.',
    title: 'Greeting Needed.',
  },
  promotion: {
    get message() {
      return `This user isn't verified his/her profile for making him/her an admin of ${brand.product}. Please try again after they verified their account.`
    },
    title: 'User Not Verified.',
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** The rule that has this message; undefined for a message that is no rule's. */
export function ruleOf(message: string | undefined): Rule | undefined {
  return Object.values<Rule>(rules).find((rule) => rule.message === message)
}
