import { siteTexts } from '@dlm/contract/texts'
import Share2 from 'lucide-react/icons/share-2'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { Button } from '../../ui/button.tsx'

/** Hands an address to the device's share sheet, or copies it where there is none. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        await notify(siteTexts.addressCopied)
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) notifyFailure(error)
    }
  }
  return (
    <Button look="secondary" onClick={share}>
      <Share2 aria-hidden="true" className="size-5" />
      Share
    </Button>
  )
}
