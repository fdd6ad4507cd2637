import { Component, type ReactNode } from 'react'
import { RouteError } from './route-error.tsx'

interface Props {
  /** The path: navigating to another one resets the error. */
  at: string
  children: ReactNode
}

/** Catches errors below it. */
export class ErrorBoundary extends Component<Props, { failedAt?: string }> {
  override state: { failedAt?: string } = {}

  static getDerivedStateFromError() {
    return { failedAt: '' }
  }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.at })
  }

  override componentDidUpdate({ at }: Props) {
    if (this.state.failedAt !== undefined && at !== this.props.at) this.setState({ failedAt: undefined })
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : <RouteError />
  }
}
