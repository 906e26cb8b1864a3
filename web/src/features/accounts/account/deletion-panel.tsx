import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import { Deletion } from '@dlm/contract/accounts/accounts.schema'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import { lengths } from '@dlm/contract/constants'
import Trash from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import { forgetSession } from '../../../auth/sign-in-out.ts'
import { accepted } from '../../../forms/accepted.ts'
import { Field } from '../../../forms/field.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { focusContent } from '../focus-content.ts'

/** Deletes the account; toggles (SPEC §4). */
export function DeletionPanel({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <section
      aria-labelledby={`${panel}-title`}
      className="rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid max-w-[52ch] gap-1">
          <h2 id={`${panel}-title`} className="text-h3">
            {accountPageTexts.deletionTitle}
          </h2>
          <p className="text-sm text-soft">{accountPageTexts.deletionHint}</p>
        </div>
        <Button
          variant={isOpen ? 'secondary' : 'danger'}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {!isOpen && <Trash aria-hidden="true" className="size-5" />}
          {isOpen ? accountPageTexts.keepAccount : accountPageTexts.deleteAccount}
        </Button>
      </div>
      <div id={panel}>{isOpen && <DeletionForm user={user} />}</div>
    </section>
  )
}

function DeletionForm({ user }: { user: User }) {
  const form = useContractForm(Deletion, { nic: '', pass: '' })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ nic, pass }) => {
    if ((await notify(accountTexts.confirmDeletion(user.user))) !== 'yes') return
    try {
      await callApi('del_user', { uid: user.uid, nic, pass })
    } catch (error) {
      form.setError('root', { message: failureMessage(error) })
      form.setFocus('pass')
      return
    }
    await forgetSession()
    await notify(accountTexts.deleted)
    focusContent()
  })

  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-5 border-t border-line pt-6 sm:grid-cols-2">
      {user.nic && (
        <Field
          form={form}
          name="nic"
          label={accountPageTexts.nic}
          accepts={accepted.nic}
          autoComplete="off"
        />
      )}
      <Field
        form={form}
        name="pass"
        label={accountPageTexts.password}
        isSecret
        autoComplete="current-password"
        maxLength={lengths.deletePassword}
      />
      {errors.root && (
        <p role="alert" className="text-danger sm:col-span-2">
          {errors.root.message}
        </p>
      )}
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        busy={isSubmitting && accountPageTexts.deleting}
      >
        {accountPageTexts.deletePermanently}
      </Button>
    </form>
  )
}
