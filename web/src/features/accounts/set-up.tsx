import { SetUp as SetUpFields } from '@dlm/contract/accounts/accounts.schema'
import { firstAdminTexts } from '@dlm/contract/accounts/first-admin.texts'
import { lengths } from '@dlm/contract/constants'
import { useLocation, useNavigate } from 'react-router'
import { storeDevice } from '../../auth/devices.ts'
import { startSession } from '../../auth/sign-in-out.ts'
import { accepted } from '../../forms/accepted.ts'
import { Field } from '../../forms/field.tsx'
import { showFailure, useContractForm } from '../../forms/use-contract-form.ts'
import { callApi } from '../../lib/api/api.ts'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { paths, signInPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { FormScreen } from './form-screen.tsx'

const intros = {
  open: firstAdminTexts.intro,
  closed: firstAdminTexts.noLink,
} as const

/** Makes the first admin, by the link that a command printed. Its token is in the hash, which no server receives. */
export function SetUp() {
  const token = useLocation().hash.slice(1)
  return (
    <FormScreen
      title={firstAdminTexts.title}
      intro={token ? intros.open : intros.closed}
      back={{ to: paths.home, label: firstAdminTexts.home }}
    >
      {token && <SetUpForm token={token} />}
    </FormScreen>
  )
}

/** Makes the first admin's account, signs in to it, and opens the dashboard. */
function SetUpForm({ token }: { token: string }) {
  const form = useContractForm(SetUpFields, { user: '', email: '', pass: '', adps: '' })
  const navigate = useNavigate()

  const submit = form.handleSubmit(async ({ user, email, pass, adps }) => {
    let adid: string
    try {
      adid = (await callApi('begin_setup', { token, user, email, pass, adps })).adid
    } catch (error) {
      showFailure(form, error)
      return
    }
    const dashboard = dashboardToolPath(adid)
    try {
      const { data, token: customToken, device } = await callApi('signin', { user, pass })
      storeDevice(device)
      await startSession(data[0], customToken, false)
      await callApi('admin_signin', { adid, adps })
      navigate(dashboard, { replace: true })
      // A replaced address does not reset the scroll position; this is another page.
      scrollTo(0, 0)
    } catch (error) {
      // The account exists and the link is used up: continue at the sign-in.
      notifyFailure(error)
      navigate(signInPath(dashboard), { replace: true })
    }
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        form={form}
        name="user"
        label={firstAdminTexts.username}
        hint={accepted.username}
        accepts={accepted.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={lengths.username.max}
      />
      <Field
        form={form}
        name="email"
        label={firstAdminTexts.email}
        type="email"
        hint={firstAdminTexts.emailHint}
        autoComplete="email"
        maxLength={lengths.email}
      />
      <Field
        form={form}
        name="pass"
        label={firstAdminTexts.password}
        isSecret
        hint={accepted.password}
        accepts={accepted.password}
        autoComplete="new-password"
        maxLength={lengths.password.max}
      />
      <Field
        form={form}
        name="adps"
        label={firstAdminTexts.adminPassword}
        isSecret
        hint={firstAdminTexts.adminPasswordHint(accepted.adminPassword)}
        accepts={accepted.adminPassword}
        autoComplete="off"
        maxLength={lengths.adminPassword.max}
      />
      <Button type="submit" busy={form.formState.isSubmitting && firstAdminTexts.settingUp}>
        {firstAdminTexts.submit}
      </Button>
    </form>
  )
}
