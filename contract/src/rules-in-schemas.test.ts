import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import {
  AdminSignIn,
  Deletion,
  NewAdminPassword,
  NewPassword,
  PhotoDataUrl,
  SignIn,
  SignUp,
  Verification,
} from './accounts/accounts.schema.ts'
import { AdminPasswordConfirmation, FactorProof } from './accounts/factor.schema.ts'
import { NewProduct } from './catalogue/products.schema.ts'
import { NewService } from './catalogue/services.schema.ts'
import { errors } from './errors.ts'
import { NewEvent } from './events/events.schema.ts'
import { Unlock } from './media/media.schema.ts'
import { NewAlbum } from './media/media-forms.schema.ts'
import { NewNews } from './news/news.schema.ts'
import { NewQuestion, NewReply } from './questions/questions.schema.ts'
import { type RuleName, rules } from './rules.ts'
import { Cypher } from './sonata/sonata.schema.ts'
import { validRequests } from './testing/requests.ts'
import { MailMessage } from './users/users.schema.ts'

const signUp = {
  user: 'member01',
  email: 'member@dlm.test',
  pass: 'Member#2025',
  confirm: 'Member#2025',
  terms: true,
}
const signIn = { user: 'member01', pass: 'Member#2025' }
const recovery = { password: 'Member#2026', confirm: 'Member#2026' }
const adminRecovery = { password: 'Adm1n#26', confirm: 'Adm1n#26' }
const mail = { sub: 'A subject', body: 'A body', greet: 'Dear member', special: '' }
const news = { schema: NewNews, right: validRequests.add_news }
const event = { schema: NewEvent, right: validRequests.add_event }
const product = { schema: NewProduct, right: validRequests.add_product }
const service = { schema: NewService, right: validRequests.add_service }
const album = { schema: NewAlbum, right: validRequests.add_album }

/** One wrong input beside a right one, the difference being the one field named. */
interface Case {
  schema: z.ZodType
  right: object
  field: string
  wrong: readonly unknown[]
  /** Values at the edge that are still right. */
  fine?: readonly unknown[]
}

const inSchema: Partial<Record<RuleName, readonly Case[]>> = {
  username: [
    {
      schema: SignIn,
      right: signIn,
      field: 'user',
      wrong: ['', '12345', 'x'.repeat(21), undefined, 7],
      fine: ['123456', 'x'.repeat(20)],
    },
  ],
  usernameCharacters: [
    { schema: SignUp, right: signUp, field: 'user', wrong: ['member 01', 'memb\u0435r01'] },
  ],
  password: [
    {
      schema: SignIn,
      right: signIn,
      field: 'pass',
      wrong: ['', 'Abcdef1', `A1${'b'.repeat(15)}`, undefined],
      fine: ['Abcdefg1', `A1${'b'.repeat(14)}`],
    },
  ],
  passwordStrength: [
    {
      schema: SignUp,
      right: { ...signUp, confirm: 'Member2025' },
      field: 'pass',
      wrong: ['member2025', 'MEMBER2025', 'Memberrrrr'],
      fine: ['Member2025'],
    },
  ],
  emailEmpty: [{ schema: SignUp, right: signUp, field: 'email', wrong: ['', '  ', undefined] }],
  email: [
    {
      schema: SignUp,
      right: signUp,
      field: 'email',
      wrong: [
        'member',
        'member@dlm',
        'member@@dlm.test',
        'mem ber@dlm.test',
        'a@b.c\n@d',
        `${'x'.repeat(250)}@d.test`,
      ],
      fine: ['a.b+c@sub.dlm.test', ' member@dlm.test '],
    },
  ],
  confirmation: [{ schema: SignUp, right: signUp, field: 'confirm', wrong: ['Member#2024', ''] }],
  terms: [{ schema: SignUp, right: signUp, field: 'terms', wrong: [false] }],
  newPassword: [
    {
      schema: NewPassword,
      right: { ...recovery, confirm: 'Abcdefg1' },
      field: 'password',
      wrong: ['Abcdef1', 'abcdefg1', 'Abcdefgh', `A1${'b'.repeat(15)}`],
      fine: ['Abcdefg1'],
    },
    {
      schema: NewAdminPassword,
      right: { ...adminRecovery, confirm: 'Abcd12' },
      field: 'password',
      wrong: ['Abc12', 'Abcdef123', 'abcd12', 'Abcdef'],
      fine: ['Abcd12'],
    },
  ],
  newPasswordConfirmation: [
    { schema: NewPassword, right: recovery, field: 'confirm', wrong: ['Member#2027', ''] },
    { schema: NewAdminPassword, right: adminRecovery, field: 'confirm', wrong: ['Adm1n#27'] },
  ],
  otp: [
    {
      schema: Verification,
      right: { otp: '123456', nic: '200012345678' },
      field: 'otp',
      wrong: ['', '12345', '1234567', '12345a', '１２３４５６', 123456],
      fine: [' 999999 '],
    },
  ],
  unlockCode: [
    {
      schema: Unlock,
      right: { fid: 'sea', pass: 'sesame' },
      field: 'pass',
      wrong: ['', '  ', '\u200b', 'x'.repeat(17), undefined],
      fine: ['x'.repeat(16), ` ${'x'.repeat(16)}\n`],
    },
  ],
  nic: [
    {
      schema: Verification,
      right: { otp: '123456', nic: '200012345678' },
      field: 'nic',
      wrong: ['', '123456789', '1234567890123', '12345 67890'],
      fine: ['1234567890', '991234567v'],
    },
    {
      schema: Deletion,
      right: { nic: '', pass: 'Member#2025' },
      field: 'nic',
      wrong: ['1234567890123'],
      fine: ['200012345678'],
    },
  ],
  deletion: [
    {
      schema: Deletion,
      right: { nic: '', pass: 'Member#2025' },
      field: 'pass',
      wrong: ['', 'x'.repeat(17), undefined],
      fine: ['x'.repeat(16)],
    },
  ],
  adminSignIn: [
    {
      schema: AdminSignIn,
      right: { adid: 'ADM-1001', adps: 'Adm1n#25' },
      field: 'adps',
      wrong: ['', 'x'.repeat(9)],
    },
    {
      schema: AdminSignIn,
      right: { adid: 'ADM-1001', adps: 'Adm1n#25' },
      field: 'adid',
      wrong: ['', 'x'.repeat(65)],
    },
  ],
  question: ['user', 'ques'].map((field) => ({
    schema: NewQuestion,
    right: validRequests.qa,
    field,
    wrong: ['', ' ', undefined],
  })),
  title: [news, event, service].map((form) => ({ ...form, field: 'title', wrong: ['', undefined] })),
  subTitle: [{ ...product, field: 'title', wrong: ['', undefined] }],
  description: [news, event, product, service].map((form) => ({
    ...form,
    field: 'text',
    wrong: ['', undefined],
  })),
  cover: [
    ...[news, event, product].map((form) => ({ ...form, field: 'photo', wrong: ['', undefined] })),
    { ...service, field: 'icon', wrong: ['', undefined] },
    { ...album, field: 'fp', wrong: ['', undefined] },
  ],
  albumName: [{ ...album, field: 'alname', wrong: ['', undefined] }],
  albumCode: [
    {
      schema: NewAlbum,
      right: validRequests.add_album,
      field: 'alpass',
      wrong: ['x'.repeat(9)],
      fine: ['x'.repeat(8), ` ${'x'.repeat(8)} `, '', undefined],
    },
  ],
  albumCodeBlank: [
    {
      schema: NewAlbum,
      right: validRequests.add_album,
      field: 'alpass',
      wrong: [' ', '\u00a0\t', '\u200b'],
      fine: ['', undefined],
    },
  ],
  reply: [{ schema: NewReply, right: validRequests.ans_qa, field: 'answ', wrong: ['', undefined] }],
  mailSubject: [{ schema: MailMessage, right: mail, field: 'sub', wrong: ['', ' ', undefined] }],
  mailBody: [{ schema: MailMessage, right: mail, field: 'body', wrong: ['', ' ', undefined] }],
  mailGreeting: [{ schema: MailMessage, right: mail, field: 'greet', wrong: ['', ' ', undefined] }],
  factorCode: [
    {
      schema: AdminSignIn,
      right: { adid: 'ADM-1001', adps: 'Adm1n#25', code: '123456' },
      field: 'code',
      wrong: ['', '12345', '1234567', '12345a', 'q7w2'.repeat(5), 'u7w2'.repeat(6), 'x'.repeat(41), 7],
      fine: [
        '123 456',
        ' 123456 ',
        undefined,
        'q7w2'.repeat(6),
        'Q7W2-e9r4 t0y85a3sd6f1g2h4',
        'oIlL'.repeat(6),
      ],
    },
  ],
  factorProof: [
    {
      schema: FactorProof,
      right: { adps: 'Adm1n#25' },
      field: 'adps',
      wrong: ['', 'Adm1n#256', undefined, 7],
    },
    { schema: AdminPasswordConfirmation, right: { adps: 'Adm1n#25' }, field: 'adps', wrong: ['', undefined] },
  ],
}

const names = Object.keys(inSchema) as RuleName[]

describe.each(names)('rule %s', (name) => {
  it.each(inSchema[name] ?? [])('$field', ({ schema, right, field, wrong, fine = [] }) => {
    for (const value of fine)
      expect(schema.safeParse({ ...right, [field]: value }).error, `${value}`).toBeUndefined()
    if (fine.length === 0) expect(schema.safeParse(right).error).toBeUndefined()
    for (const value of wrong) {
      const issues = schema.safeParse({ ...right, [field]: value }).error?.issues ?? []
      const ofField = issues.filter(({ path }) => path.join('.') === field)
      expect(
        ofField.map(({ message }) => message),
        `${value}`,
      ).toEqual([rules[name].message])
    }
  })
})

describe('rules that are no field of a form', () => {
  it('cypher', () => {
    expect(Cypher.safeParse('ABCDEFGHIJKL').success).toBe(true)
    expect(Cypher.safeParse('ABCDEFGHIJK').error?.issues[0]?.message).toBe(rules.cypher.message)
  })

  it('qrImage', () => {
    expect(PhotoDataUrl.safeParse('data:image/png;base64,iVBORw0KGgo=').success).toBe(true)
    for (const wrong of [
      'data:image/svg+xml;base64,iVBO',
      'data:text/html;base64,iVBO',
      'https://dlm.test/a.png',
    ]) {
      expect(PhotoDataUrl.safeParse(wrong).error?.issues[0]?.message).toBe(rules.qrImage.message)
    }
  })

  it('promotion, emailMismatch and unlockCode are what the server answers', () => {
    expect(errors['user-not-verified']).toMatchObject({
      msg: rules.promotion.message,
      title: rules.promotion.title,
    })
    expect(errors['email-mismatch'].msg).toBe(rules.emailMismatch.message)
    expect(errors['album-code-wrong'].msg).toBe(rules.unlockCode.message)
  })

  it('every rule is tested here', () => {
    const others: RuleName[] = ['cypher', 'qrImage', 'promotion', 'emailMismatch', 'downloadLink']
    expect([...names, ...others].sort()).toEqual(Object.keys(rules).sort())
  })
})

describe('the first failing rule decides', () => {
  it('of a field: a short password is short, whatever else it lacks', () => {
    const issues = SignIn.safeParse({ ...signIn, pass: 'abc' }).error?.issues
    expect(issues).toMatchObject([{ path: ['pass'], message: rules.password.message }])
  })

  it('of a form: the first field comes first', () => {
    const issues = SignUp.safeParse({ user: '', email: '', pass: '', confirm: 'x', terms: false }).error
      ?.issues
    expect(issues?.map(({ path }) => path[0])).toEqual(['user', 'email', 'pass', 'terms', 'confirm'])
  })
})
