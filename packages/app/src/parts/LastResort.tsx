import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { Component, type ReactNode } from 'react';

/** A fault of ours in drawing a page: it says so and offers a way on, where React would leave the page empty. */
export class LastResort extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main>
        <ErrorState
          level={1}
          size="page"
          onAction={{ retry: () => this.setState({ isBroken: false }), reload: () => location.reload() }}
        />
      </main>
    );
  }
}
