import { check_colour } from './check-colour.ts'
import { get_legal } from './get-legal.ts'
import { get_legal_form } from './get-legal-form.ts'
import { get_settings } from './get-settings.ts'
import { get_site } from './get-site.ts'
import { make_logo } from './make-logo.ts'
import { set_legal } from './set-legal.ts'
import { set_settings } from './set-settings.ts'

/** Handlers of the settings domain. */
export const settingsHandlers = {
  get_site,
  get_settings,
  set_settings,
  check_colour,
  make_logo,
  get_legal,
  get_legal_form,
  set_legal,
}
