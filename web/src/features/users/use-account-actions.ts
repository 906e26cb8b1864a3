import { ruleText } from '@dlm/contract/rule-texts'
import { rules } from '@dlm/contract/rules'
import type { Member, Promotion } from '@dlm/contract/users/users.schema'
import { userTexts } from '@dlm/contract/users/users.texts'
import { useState } from 'react'
import { useRefresh } from '../../admin/admin-query.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'

type Action = 'remove' | 'promote' | 'demote'

/** The actions on an account, with their documented dialogs, and the promotion whose password is shown once. */
export function useAccountActions({ uid, user, email, varified }: Member, onRemoved: () => void) {
  const [busy, setBusy] = useState<Action | null>(null)
  const [promotion, setPromotion] = useState<Promotion | null>(null)
  const refresh = useRefresh(['get_faqs', 'get_10_rates'])

  const doing = async (action: Action, work: () => Promise<unknown>) => {
    setBusy(action)
    try {
      await work()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    promotion,
    remove: async () => {
      if ((await notify(userTexts.askRemove(user))) !== 'yes') return
      await doing('remove', async () => {
        await callAdmin('del_user', { uid })
        onRemoved()
        void refresh()
        void notify(userTexts.removed(user))
      })
    },
    promote: async () => {
      if (varified !== 'YES') return void notify(ruleText(rules.promotion))
      if ((await notify(userTexts.askPromote(user, email))) !== 'yes') return
      await doing('promote', async () => {
        setPromotion(await callAdmin('make_admin', { uid }))
        await refresh()
      })
    },
    demote: async () => {
      if ((await notify(userTexts.askDemote(user))) !== 'yes') return
      await doing('demote', async () => {
        await callAdmin('demote_admin', { uid })
        void notify(userTexts.demoted)
        await refresh()
      })
    },
    endPromotion: () => {
      setPromotion(null)
      void notify(userTexts.promoted)
    },
  }
}
