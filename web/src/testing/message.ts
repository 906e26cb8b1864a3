import { screen, waitFor } from '@testing-library/react'

/** What is told: the dialog that asks or tells of a failure, else the last report in the corner. @param name its title; any otherwise */
export function message(name: string | RegExp = /./): Promise<HTMLElement> {
  return waitFor(() => {
    const told = screen.queryByRole('alertdialog', { name }) ?? screen.getAllByRole('status', { name }).at(-1)
    if (!told) throw new Error('nothing is told')
    return told
  })
}
