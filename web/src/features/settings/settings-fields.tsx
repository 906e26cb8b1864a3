import { type Area, areas, areaTitles } from '@dlm/contract/brand/areas'
import { screensWithIntro } from '@dlm/contract/brand/screens-with-intro'
import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import { AreaField } from '../../forms/area-field.tsx'
import { Field } from '../../forms/field.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { ColourField } from './colour-field.tsx'
import { ContactsField } from './contacts-field.tsx'
import { DaysFields } from './days-fields.tsx'
import { FontField } from './font-field.tsx'
import { Group } from './group.tsx'
import { LandingField } from './landing-field.tsx'
import { LogoField } from './logo-field.tsx'
import type { SettingsForm as Form } from './settings-form.ts'

/** Everything that an owner sets, in groups. */
export function SettingsFields({ form }: { form: Form }) {
  return (
    <>
      <Group title={settingsScreenTexts.name}>
        <Field form={form} name="product" />
        <Field form={form} name="company" />
        <Field form={form} name="line" />
      </Group>
      <Group title={settingsScreenTexts.logo} text={settingsScreenTexts.logoHint}>
        <LogoField form={form} />
      </Group>
      <Group title={settingsScreenTexts.colour} text={settingsScreenTexts.coloursHint}>
        <ColourField form={form} />
      </Group>
      <Group title={settingsScreenTexts.fonts} text={settingsScreenTexts.fontsHint}>
        <FontField form={form} />
      </Group>
      <Group title={settingsScreenTexts.areas} text={settingsScreenTexts.areasHint}>
        <AreasField form={form} />
      </Group>
      <Group title={settingsScreenTexts.landing} text={settingsScreenTexts.landingHint}>
        <LandingField form={form} />
      </Group>
      <Group title={settingsScreenTexts.about}>
        <AreaField form={form} name="intro" />
        <AreaField form={form} name="about" />
        <Field form={form} name="description" />
      </Group>
      <Group title={settingsScreenTexts.contacts} text={settingsScreenTexts.contactsHint}>
        <ContactsField form={form} />
        <Field form={form} name="address" />
        <Field form={form} name="supportEmail" type="email" />
        <Field form={form} name="mailDomain" dir="ltr" hint={settingsScreenTexts.mailDomainHint} />
      </Group>
      <Group title={settingsScreenTexts.intros} text={settingsScreenTexts.introsHint}>
        {screensWithIntro.map((screen) => (
          <Field key={screen} form={form} name={`${screen}Intro`} />
        ))}
      </Group>
      <Group title={settingsScreenTexts.days} text={settingsScreenTexts.daysHint}>
        <DaysFields form={form} />
      </Group>
      <Group title={settingsScreenTexts.years}>
        <Field
          form={form}
          name="decorationYear"
          inputMode="numeric"
          hint={settingsScreenTexts.decorationYearHint}
        />
        <Field form={form} name="copyrightYear" inputMode="numeric" />
        <Field form={form} name="version" />
      </Group>
    </>
  )
}

/** A checkbox for each area; the form field has the hidden ones as JSON text. */
function AreasField({ form }: { form: Form }) {
  const hidden: Area[] = JSON.parse(form.watch('hidden'))
  const toggle = (area: Area) => {
    const next = areas.filter((each) => hidden.includes(each) !== (each === area))
    form.setValue('hidden', JSON.stringify(next), { shouldDirty: true })
  }
  return (
    <div className="grid sm:grid-cols-2">
      {areas.map((area) => (
        <CheckField key={area} checked={!hidden.includes(area)} onChange={() => toggle(area)}>
          {areaTitles[area]}
        </CheckField>
      ))}
    </div>
  )
}
