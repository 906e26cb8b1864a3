import { fixedColours } from '@dlm/contract/brand/colours'
import { SettingsForm as Schema } from '@dlm/contract/settings/settings.schema'
import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import { landingTexts } from '@dlm/contract/site/landing.texts'
import { isOffered } from '@dlm/contract/site/offered'
import { useQuery } from '@tanstack/react-query'
import { publicQuery } from '../../lib/api/query.ts'
import { paths } from '../../lib/paths.ts'
import { Picture } from '../../ui/picture.tsx'
import type { SettingsForm as Form } from './settings-form.ts'
import { specimenClasses } from './specimens.ts'

/** The landing in small, as the form has it now: mark, name, photo, words, fonts, colour and contacts. */
export function SettingsPreview({ form }: { form: Form }) {
  const { data } = useQuery({ ...publicQuery('get_latest_media', {}), enabled: isOffered(paths.media) })
  const photo = data?.photos.find(({ picture }) => picture)?.picture
  const [logo, product, company, line, intro, font, colour, contacts] = form.watch([
    'logo',
    'product',
    'company',
    'line',
    'intro',
    'font',
    'colour',
    'contacts',
  ])
  const readable = Schema.shape.colour.safeParse(colour).data || fixedColours.brand
  return (
    <figure className="settings-preview">
      <figcaption className="text-sm font-semibold text-soft">{settingsScreenTexts.livePreview}</figcaption>
      <div aria-hidden="true" className={`specimen ${specimenClasses[font]}`}>
        <div className="preview-bar">
          <img src={`${logo}/icon.svg`} alt="" width={24} height={24} />
          <bdi className="font-heading font-semibold">{product}</bdi>
        </div>
        {photo && <Picture picture={photo} alt="" sizes="320px" className="aspect-4/3" />}
        <div className="grid gap-3 p-4">
          <bdi className="font-heading text-h2 font-semibold">{line}</bdi>
          <p className="line-clamp-4 text-sm text-soft">{intro}</p>
          <span className="preview-button" style={{ background: readable, color: fixedColours.onBrand }}>
            {landingTexts.explore}
          </span>
        </div>
        <ul className="preview-foot">
          {(JSON.parse(contacts) as { label: string }[]).map(({ label }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no id but its index.
            <li key={at}>
              <bdi>{label}</bdi>
            </li>
          ))}
          <li>
            <bdi>{company}</bdi>
          </li>
        </ul>
      </div>
    </figure>
  )
}
