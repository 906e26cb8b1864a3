import { box, table } from './box.ts'
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts'

function describe({ verified, nic, admin }: DemoAccount): string {
  if (admin) return `${admin.role}, admin id ${admin.id}, admin password ${admin.password}`
  return verified ? `verified member, NIC ${nic}` : 'member, not verified'
}

/** What `npm start -- --empty` prints: an empty portal, and the link that sets it up. */
export function welcomeToSetUp(address: string, link: string): string {
  return box([
    `The portal      ${address}`,
    `Set it up       ${link}`,
    `Caught mails    ${address}/inbox`,
    '',
    'The link is good for an hour, and once. Ctrl-C stops everything, and what was made is gone.',
  ])
}

/** What `npm start` and `npm run dev` print once everything answers. */
export function welcome(address: string): string {
  const accounts = DEMO_ACCOUNTS.map((account) => [
    account.username,
    account.password,
    account.email,
    describe(account),
  ])
  return box([
    `The portal      ${address}`,
    `Caught mails    ${address}/inbox`,
    '',
    ...table([['user', 'password', 'e-mail', 'is'], ...accounts]),
    '',
    'Ctrl-C stops everything.',
  ])
}
