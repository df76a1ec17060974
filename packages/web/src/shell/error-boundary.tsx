import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Mishap } from './mishap.tsx'

type Props = {
  readonly children: ReactNode
  /** A new value tries again. */
  readonly attempt: string
}

/** A fault on the page costs the picture, never the game: every answer has been saved before it is shown. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack)
  }

  override componentDidUpdate({ attempt }: Props): void {
    if (attempt !== this.props.attempt && this.state.error !== null) this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return <Mishap error={error} onRetry={() => this.setState({ error: null })} />
  }
}
