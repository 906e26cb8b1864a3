import { themeTexts } from '@dlm/contract/site/theme.texts'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useRef } from 'react'
import { chooseDark } from '../auth/choose-dark.ts'
import { useDark } from '../lib/theme.ts'
import { classes } from '../ui/classes.ts'

/**
 * Moon sets dark, sun sets light (SPEC §4). Both go through one hidden checkbox, the theme control the product documents;
 * `public/first.js` has applied the theme before the first paint.
 */
export function ThemeSwitch() {
  const dark = useDark()
  const control = useRef<HTMLInputElement>(null)
  const choose = (wanted: boolean) => {
    if (wanted !== dark) control.current?.click()
  }
  return (
    <fieldset className="inline-flex justify-self-start rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">{themeTexts.theme}</legend>
      <input
        ref={control}
        type="checkbox"
        hidden
        checked={dark}
        onChange={(event) => void chooseDark(event.target.checked)}
      />
      <Choice
        label={themeTexts.light}
        chosen={!dark}
        className="bg-accent-wash text-accent dark:bg-transparent dark:text-soft"
        onChoose={() => choose(false)}
      >
        <Sun aria-hidden="true" className="size-5" />
      </Choice>
      <Choice
        label={themeTexts.dark}
        chosen={dark}
        className="text-soft dark:bg-accent-wash dark:text-accent"
        onChoose={() => choose(true)}
      >
        <Moon aria-hidden="true" className="size-5" />
      </Choice>
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  chosen: boolean
  /** How it looks in each theme, by the style sheet: the server does not know the theme. */
  className: string
  onChoose(): void
  children: React.ReactNode
}

function Choice({ label, chosen, className, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes('grid size-11 place-items-center rounded-full transition-colors', className)}
    >
      {children}
    </button>
  )
}
