import { type Area, areas, areaTitles } from '@dlm/contract/brand/areas'
import { screensWithIntro } from '@dlm/contract/brand/screens-with-intro'
import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import type { ReactNode } from 'react'
import { AreaField } from '../../forms/area-field.tsx'
import { Field } from '../../forms/field.tsx'
import { LineArea } from '../../forms/line-area.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { ColourField } from './colour-field.tsx'
import { ContactsField } from './contacts-field.tsx'
import { DaysFields } from './days-fields.tsx'
import { FontField } from './font-field.tsx'
import { Group } from './group.tsx'
import { LandingField } from './landing-field.tsx'
import { LogoField } from './logo-field.tsx'
import type { SettingsForm as Form } from './settings-form.ts'

const introNames = screensWithIntro.map((screen) => `${screen}Intro` as const)

interface Props {
  form: Form
  /** Further folded groups. */
  children: ReactNode
}

/** Everything that an owner sets, in groups: two columns in a wide window, and below them what needs their width. */
export function SettingsFields({ form, children }: Props) {
  const { errors, submitCount } = form.formState
  const wrongIn = (names: readonly (keyof typeof errors)[]) =>
    names.some((name) => errors[name]) ? submitCount : 0
  return (
    <>
      <div className="settings-columns">
        <div>
          <Group id="name" title={settingsScreenTexts.name}>
            <Field form={form} name="product" />
            <Field form={form} name="company" />
            <LineArea form={form} name="line" />
          </Group>
          <Group id="logo" title={settingsScreenTexts.logo} text={settingsScreenTexts.logoHint}>
            <LogoField form={form} />
          </Group>
        </div>
        <div>
          <Group id="colour" title={settingsScreenTexts.colour} text={settingsScreenTexts.coloursHint}>
            <ColourField form={form} />
          </Group>
          <Group id="fonts" title={settingsScreenTexts.fonts} text={settingsScreenTexts.fontsHint}>
            <FontField form={form} />
          </Group>
        </div>
      </div>
      <Group id="contacts" title={settingsScreenTexts.contacts} text={settingsScreenTexts.contactsHint}>
        <ContactsField form={form} />
        <div className="settings-beside">
          <Field form={form} name="address" />
          <Field form={form} name="supportEmail" type="email" />
          <Field form={form} name="mailDomain" dir="ltr" hint={settingsScreenTexts.mailDomainHint} />
        </div>
      </Group>
      <div className="settings-folds">
        <Group
          id="about"
          isFolded
          wrongAfter={wrongIn(['intro', 'about', 'description'])}
          title={settingsScreenTexts.about}
        >
          <div className="settings-beside">
            <AreaField form={form} name="intro" />
            <AreaField form={form} name="about" />
          </div>
          <Field form={form} name="description" />
        </Group>
        <Group
          id="areas"
          isFolded
          wrongAfter={wrongIn(['hidden'])}
          title={settingsScreenTexts.areas}
          text={settingsScreenTexts.areasHint}
        >
          <AreasField form={form} />
        </Group>
        <Group
          id="landing"
          isFolded
          wrongAfter={wrongIn(['landing'])}
          title={settingsScreenTexts.landing}
          text={settingsScreenTexts.landingHint}
        >
          <LandingField form={form} />
        </Group>
        <Group
          id="dates"
          isFolded
          wrongAfter={wrongIn(['timeZone', 'dateFormat'])}
          title={settingsScreenTexts.days}
          text={settingsScreenTexts.daysHint}
        >
          <div className="settings-beside">
            <DaysFields form={form} />
          </div>
        </Group>
        <Group
          id="years"
          isFolded
          wrongAfter={wrongIn(['decorationYear', 'copyrightYear', 'version'])}
          title={settingsScreenTexts.years}
        >
          <div className="settings-beside">
            <Field
              form={form}
              name="decorationYear"
              inputMode="numeric"
              hint={settingsScreenTexts.decorationYearHint}
            />
            <Field form={form} name="copyrightYear" inputMode="numeric" />
            <Field form={form} name="version" />
          </div>
        </Group>
        <Group
          id="introductions"
          title={settingsScreenTexts.intros}
          text={settingsScreenTexts.introsHint}
          isFolded
          wrongAfter={wrongIn(introNames)}
        >
          {introNames.map((name) => (
            <Field key={name} form={form} name={name} />
          ))}
        </Group>
        {children}
      </div>
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
    <div className="grid grid-cols-2">
      {areas.map((area) => (
        <CheckField key={area} checked={!hidden.includes(area)} onChange={() => toggle(area)}>
          {areaTitles[area]}
        </CheckField>
      ))}
    </div>
  )
}
