import { Component, type ReactNode } from 'react'

/** Shows its children until they fail; then nothing, and `onFail` is told. The rest of the page stays as it is. */
export class Fenced extends Component<{ onFail: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onFail()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
