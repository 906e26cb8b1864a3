import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import { brand } from '@dlm/contract/brand/brand'
import { studioDay } from '@dlm/contract/format/day'
import FileDown from 'lucide-react/icons/file-down'
import { useApiMutation } from '../../../lib/api/mutation.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { ActionWords, actionClass } from './action-words.tsx'

const fileName = () => `${brand.product.toLowerCase()}-my-data-${studioDay(Date.now())}.json`

/** Saves everything that is stored of the member as a file. */
export function DataDownload() {
  const { mutate, isPending, isSuccess } = useApiMutation('my_data', { invalidates: [] })
  const download = () =>
    mutate(
      {},
      {
        onSuccess: ({ data: [everything] }) => {
          const text = JSON.stringify(everything, null, 2)
          saveFile(fileName(), new Blob([text], { type: 'application/json' }))
        },
        onError: notifyFailure,
      },
    )
  return (
    <li aria-live="polite">
      <button
        type="button"
        className={actionClass}
        aria-disabled={isPending || undefined}
        onClick={isPending ? undefined : download}
      >
        <ActionWords icon={FileDown} title={accountPageTexts.downloadData}>
          {isPending
            ? accountPageTexts.collectingData
            : isSuccess
              ? accountPageTexts.dataSaved(fileName())
              : accountPageTexts.downloadDataHint}
        </ActionWords>
        {isPending && <Spinner />}
      </button>
    </li>
  )
}
