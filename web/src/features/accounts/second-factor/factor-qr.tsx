import { secondFactorTexts } from '@dlm/contract/accounts/second-factor.texts'
import { shareCard } from '@dlm/contract/cards'
import { useEffect, useRef, useState } from 'react'
import { qrCode } from '../../../page/share/qr-code.ts'

/** Pixels of the picture for one of CSS. */
const scale = 2
const side = shareCard.size * scale

/** QR code for an authenticator app. It is drawn in the browser: the secret in it is sent nowhere. */
export function FactorQr({ url }: { url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isShown = true
    qrCode(url, scale).then(
      (picture) => isShown && canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, side, side),
      () => isShown && setFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [url])
  if (hasFailed)
    return (
      <p role="alert" className="text-danger">
        {secondFactorTexts.qrFailed}
      </p>
    )
  return (
    <canvas
      ref={canvas}
      width={side}
      height={side}
      role="img"
      aria-label={secondFactorTexts.qr}
      className="aspect-square w-60 rounded-control border border-line"
    />
  )
}
