import { describe, expect, it } from 'vitest'
import { brand } from './brand/brand.ts'
import { ruleOf, rules } from './rules.ts'

describe('texts SPEC §5 quotes', () => {
  it.each([
    ['Not a valid username', 'between 5 to 10 characters long', 'Username not valid', rules.username],
    ['Not a valid password', 'between 8 to 16 characters', 'Password not valid', rules.password],
  ])('%s … %s', (start, end, title, rule) => {
    expect(rule.message.startsWith(start)).toBe(true)
    expect(rule.message).toContain(end)
    expect(rule.title).toBe(title)
  })

  it.each([
    [rules.confirmation, 'Password not matched', undefined],
    [rules.terms, 'Accept our terms & conditions', undefined],
    [rules.newPassword, 'Password Error: too weak', 'Password Error'],
    [
      rules.newPasswordConfirmation,
      'Your password is not matched with confirming password. Please use same password twice for update your administrative password.',
      'Password Unmatched',
    ],
    [rules.unlockCode, 'Password Not Valid!', undefined],
    [
      rules.nic,
      'Your N.I.C Number seems to like wrong! or Not Valid. Please update your N.I.C Number.',
      'NIC Not Valid',
    ],
    [rules.question, 'Sign in required', 'Sign in required'],
    [rules.downloadLink, 'No Key Found', undefined],
    [rules.qrImage, 'Wrong image format', undefined],
    [
      rules.mailSubject,
      'This e-mail needs a subject to define its use. Please update subject.',
      'Subject Needed.',
    ],
    [
      rules.mailBody,
      'This e-mail needs a body about description of this E-mail. Please update email body.',
      'Body Needed.',
    ],
    [
      rules.mailGreeting,
      'This e-mail needs a greeting to client. customer is the King. So be it.',
      'Greeting Needed.',
    ],
    [
      rules.promotion,
      `This user isn't verified his/her profile for making him/her an admin of ${brand.product}. Please try again after they verified their account.`,
      'User Not Verified.',
    ],
  ])('%j', (rule, message, title) => {
    expect(rule.message).toBe(message)
    if (title !== undefined) expect(rule.title).toBe(title)
  })

  it('asks for a cap letter, simple letter, special character and number', () => {
    for (const word of ['cap letter', 'simple letter', 'special character', 'number']) {
      expect(rules.passwordStrength.message).toContain(word)
    }
  })

  it('has two messages for an e-mail that is not valid', () => {
    expect([rules.emailEmpty.title, rules.email.title]).toEqual(['Email not valid', 'Email not valid'])
    expect(rules.emailEmpty.message).not.toBe(rules.email.message)
  })
})

describe('ruleOf', () => {
  it('finds the rule of every message, and none of another', () => {
    for (const rule of Object.values(rules)) expect(ruleOf(rule.message)).toBe(rule)
    for (const other of ['', 'constructor', rules.nic.title]) expect(ruleOf(other)).toBeUndefined()
  })
})
