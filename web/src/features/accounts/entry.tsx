import { entryTexts } from '@dlm/contract/accounts/entry.texts'
import LogIn from 'lucide-react/icons/log-in'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useState } from 'react'
import { readStored, writeStored } from '../../lib/storage/storage.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type EntryForm = 'sign-in' | 'sign-up'

const key = 'dsp-profile-form'

/** The form of the profile screen that was chosen last (SPEC §2). */
function chosenForm(): EntryForm {
  return readStored(key) === 'sign-up' ? 'sign-up' : 'sign-in'
}

function rememberForm(form: EntryForm): void {
  writeStored(key, form)
}

const forms = [
  { id: 'sign-in', label: entryTexts.signIn, icon: LogIn },
  { id: 'sign-up', label: entryTexts.signUp, icon: UserRoundPlus },
] as const

/** Tabs for sign-in and sign-up; the last chosen one is remembered (SPEC §2). */
export function Entry({ back }: { back: string | null }) {
  const [form, setForm] = useState(chosenForm)
  const [registered, setRegistered] = useState('')
  /** @param user who just signed up: the sign-in asks for the password only */
  const choose = (chosen: EntryForm, user = '') => {
    setRegistered(user)
    setForm(chosen)
    rememberForm(chosen)
  }
  return (
    <section className="w-full max-w-[480px] rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <Tabs label={entryTexts.tabs} tabs={forms} selected={form} onSelect={(chosen) => choose(chosen)}>
        <div className="pt-6">
          {form === 'sign-in' ? (
            <SignInForm user={registered} back={back} />
          ) : (
            <SignUpForm onRegistered={(user) => choose('sign-in', user)} />
          )}
        </div>
      </Tabs>
    </section>
  )
}
