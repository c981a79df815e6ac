import { Component, type ReactNode } from 'react'

interface FencedProps {
  onFail?: () => void
  /** What stands there when they have failed; nothing unless told. */
  instead?: ReactNode
  children: ReactNode
}

/** Shows its children until they fail; then what stands instead, and `onFail` is told. The rest of the page stays as it is. */
export class Fenced extends Component<FencedProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onFail?.()
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.instead ?? null) : this.props.children
  }
}
