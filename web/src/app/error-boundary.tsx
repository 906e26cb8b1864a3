import { Component, type ReactNode } from 'react'
import { ScreenError } from './screen-error.tsx'

interface Props {
  /** Changes with the screen: navigation resets the failure. */
  screen: string
  children: ReactNode
}

interface State {
  error: unknown
  failedScreen: string | null
}

const working: State = { error: null, failedScreen: null }

/** Shows a screen's failure instead of it, so that the shell around it stays usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = working

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') }
  }

  static getDerivedStateFromProps({ screen }: Props, { error, failedScreen }: State): Partial<State> | null {
    if (error === null) return null
    if (failedScreen === null) return { failedScreen: screen }
    return failedScreen === screen ? null : working
  }

  private readonly retry = () => this.setState(working)

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <ScreenError error={error} onRetry={this.retry} />
  }
}
