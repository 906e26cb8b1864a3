import { screen, waitFor } from '@testing-library/react'

/** The message that is shown: a question or failure dialog, else the last report in the corner. @param name its title; any otherwise */
export function message(name: string | RegExp = /./): Promise<HTMLElement> {
  return waitFor(() => {
    const element =
      screen.queryByRole('alertdialog', { name }) ?? screen.getAllByRole('status', { name }).at(-1)
    if (!element) throw new Error('no message is shown')
    return element
  })
}
