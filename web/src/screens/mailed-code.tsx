import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { ForgotAdminPassword } from '../features/accounts/recovery/forgot-admin-password.tsx'
import { ForgotPassword } from '../features/accounts/recovery/forgot-password.tsx'
import { Verify } from '../features/accounts/recovery/verify.tsx'
import { paths } from '../lib/paths.ts'

const screens: Readonly<Record<string, ComponentType>> = {
  [paths.forgotPassword]: ForgotPassword,
  [paths.forgotAdminPassword]: ForgotAdminPassword,
  [paths.verify]: Verify,
}

/** What takes a code by e-mail: new passwords, and the verification. Screens in one piece of code, since most of it is the same. */
export default function MailedCode() {
  const Screen = screens[useLocation().pathname] ?? Verify
  return <Screen />
}
