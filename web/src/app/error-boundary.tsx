import { Component, type ReactNode } from 'react'
import { ScreenError } from './screen-error.tsx'

interface Props {
  /** Changes with the screen: going elsewhere leaves the failure behind. */
  screen: string
  children: ReactNode
}

interface State {
  error: unknown
  failedScreen: string | null
}

/** Shows a screen's failure in its place, so that the shell around it goes on working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedScreen: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') }
  }

  static getDerivedStateFromProps({ screen }: Props, { error, failedScreen }: State): Partial<State> | null {
    if (error === null) return null
    if (failedScreen === null) return { failedScreen: screen }
    return failedScreen === screen ? null : { error: null, failedScreen: null }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <ScreenError error={error} onRetry={() => this.setState({ error: null, failedScreen: null })} />
  }
}
