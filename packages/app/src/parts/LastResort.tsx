import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface LastResortProps {
  children: ReactNode;
}

/** A fault of ours in drawing a page: it says so and offers a way on, where React would leave the page empty. */
export function LastResort({ children }: LastResortProps) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

class Boundary extends Component<LastResortProps & { place: string }, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  /** Another page need not have the fault of this one: the browser's way back leads out of it too. */
  override componentDidUpdate({ place }: { place: string }) {
    // oxlint-disable-next-line react/no-did-update-set-state -- once for a change of place, and only after a fault
    if (this.state.isBroken && place !== this.props.place) this.setState({ isBroken: false });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main style={{ display: 'grid', alignContent: 'center', minBlockSize: '100dvh' }}>
        <ErrorState
          level={1}
          size="page"
          onAction={{ retry: () => this.setState({ isBroken: false }), reload: () => location.reload() }}
        />
      </main>
    );
  }
}
