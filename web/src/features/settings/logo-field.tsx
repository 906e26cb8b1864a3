import { fixedColours } from '@dlm/contract/brand/colours'
import { signatureBytes, typeByBytes } from '@dlm/contract/media/file-signatures'
import { acceptOf, endingOf, typeByName } from '@dlm/contract/media/media-types'
import { logoTexts } from '@dlm/contract/settings/logo.texts'
import { LogoDataUrl, logoMaxBytes } from '@dlm/contract/settings/settings.schema'
import ImageUp from 'lucide-react/icons/image-up'
import { type DragEvent, useId, useState } from 'react'
import { callAdmin } from '../../auth/admin-session.ts'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { failureMessage } from '../../lib/api/failure-message.ts'
import { asDataUrl } from '../../lib/as-data-url.ts'
import { Button } from '../../ui/button.tsx'
import { FieldNote } from '../../ui/field-note.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { SettingsForm as Form } from './settings-form.ts'

const drawing = 'image/svg+xml'
const accept = `${drawing},.svg,${acceptOf('image')}`

/** Backgrounds of the preview: the page in both themes, and the maskable icon of phones. */
const places = [
  { name: logoTexts.onLight, file: 'icon.svg', className: 'p-3', ground: fixedColours.paper },
  { name: logoTexts.onDark, file: 'icon.svg', className: 'stage p-3', ground: 'var(--canvas)' },
  { name: logoTexts.onPhone, file: 'icon-maskable-512.png', className: 'rounded-full', ground: undefined },
] as const

/** The type of a logo by its bytes, or that of an SVG, which is text; null for anything else. */
async function typeOf(file: File): Promise<string | null> {
  const start = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())
  const isDrawing = file.type === drawing || endingOf(file.name) === 'svg'
  return typeByBytes('image', start) ?? (isDrawing ? drawing : typeByName('image', file))
}

/** The error of a file before it is sent; null for a valid one. */
function wrongWith({ size }: File, type: string | null): string | null {
  if (type === null) return logoTexts.wrongType
  return size > logoMaxBytes ? logoTexts.tooLarge : null
}

/** The logo: a file that is sent at once, shown in a preview, and published with the other settings. */
export function LogoField({ form }: { form: Form }) {
  const id = useId()
  const logo = form.watch('logo')
  const [isMaking, setMaking] = useState(false)
  const [refused, setRefused] = useState<string>()
  const error = refused ?? form.getFieldState('logo', form.formState).error?.message
  const use = (value: string) => form.setValue('logo', value, { shouldDirty: true })

  const choose = async ([file]: readonly File[]) => {
    if (!file || isMaking) return
    const type = await typeOf(file).catch(() => null)
    const wrong = wrongWith(file, type)
    setRefused(wrong ?? undefined)
    if (wrong || type === null) return
    setMaking(true)
    try {
      const picture = LogoDataUrl.parse(await asDataUrl(new Blob([file], { type })))
      use((await callAdmin('make_logo', { picture })).logo)
    } catch (failure) {
      setRefused((failure instanceof ApiFailure && failure.fields?.picture) || failureMessage(failure))
    } finally {
      setMaking(false)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void choose(Array.from(event.dataTransfer.files))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same without a drop
    <div className="grid gap-4" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <ul className="flex flex-wrap gap-4">
        {places.map(({ name, file, className, ground }) => (
          <li key={name} className="grid justify-items-center gap-1.5 text-sm text-soft">
            <img
              src={`${logo}/${file}`}
              alt=""
              width={80}
              height={80}
              style={{ background: ground }}
              className={`rounded-card border border-line object-contain ${className}`}
            />
            {name}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <FileButton
          label={logo === '' ? logoTexts.choose : logoTexts.chooseAnother}
          icon={ImageUp}
          accept={accept}
          onlyOne
          onChoose={(files) => void choose(files)}
        />
        {logo !== '' && (
          <Button variant="secondary" onClick={() => use('')}>
            {logoTexts.useDefault}
          </Button>
        )}
      </div>
      <p role="status" className="flex items-center gap-2 text-sm text-soft">
        {isMaking && (
          <>
            <Spinner />
            {logoTexts.creating}
          </>
        )}
      </p>
      <FieldNote id={`${id}-note`} note={error ?? logoTexts.hint} isError={error !== undefined} />
    </div>
  )
}
