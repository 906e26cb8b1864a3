import { type Area, areas, areaTitles } from '@dlm/contract/brand/areas'
import { screensWithIntro } from '@dlm/contract/brand/screens-with-intro'
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
      <Group title="Name">
        <Field form={form} name="product" />
        <Field form={form} name="company" />
        <Field form={form} name="line" />
      </Group>
      <Group
        title="Logo"
        text="Icons, share cards and the pictures of links are made from it. Visitors see it once the settings are published."
      >
        <LogoField form={form} />
      </Group>
      <Group title="Colour" text="Buttons, links and bars of both themes are made from it.">
        <ColourField form={form} />
      </Group>
      <Group title="Fonts" text="Headings and text of the whole portal are shown in them.">
        <FontField form={form} />
      </Group>
      <Group
        title="Areas"
        text="What is not ticked is not shown: no page, link or search leads to it. Its entries stay, and are back once it is ticked again."
      >
        <AreasField form={form} />
      </Group>
      <Group
        title="Landing"
        text="The sections below its picture, in this order. Those of a hidden area are left out."
      >
        <LandingField form={form} />
      </Group>
      <Group title="About the studio">
        <AreaField form={form} name="intro" />
        <AreaField form={form} name="about" />
        <Field form={form} name="description" />
      </Group>
      <Group title="Contacts" text="They are at the end of each page, in this order.">
        <ContactsField form={form} />
        <Field form={form} name="address" />
        <Field form={form} name="supportEmail" type="email" />
        <Field
          form={form}
          name="mailDomain"
          dir="ltr"
          hint="Admins write to members from user@this domain."
        />
      </Group>
      <Group title="Sentences below the headings" text="Links to these pages show them too.">
        {screensWithIntro.map((screen) => (
          <Field key={screen} form={form} name={`${screen}Intro`} />
        ))}
      </Group>
      <Group
        title="Days"
        text="A day begins at midnight in this time zone: it decides what is published on a day, and which events are upcoming."
      >
        <DaysFields form={form} />
      </Group>
      <Group title="Years and version">
        <Field
          form={form}
          name="decorationYear"
          inputMode="numeric"
          hint="The large year on the landing. Left empty, there is no decoration."
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
