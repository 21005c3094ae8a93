import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** A fault of ours in drawing a page: it says so and offers a way on, where React would leave the page empty. */
export function ErrorBoundary({ children }: ErrorBoundaryProps) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}

interface BoundaryProps extends ErrorBoundaryProps {
  place: string;
}

interface BoundaryState {
  place: string;
  isBroken: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  /** Another page need not have the fault of this one: the browser's way back leads out of it too. */
  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { place, isBroken: false };
  }

  /** What was kept for a visit without a network may be at fault: the page that is loaded again does not begin with it. */
  override componentDidCatch() {
    import('../offline/forget.ts').then(({ forgetLastKnown }) => forgetLastKnown(), console.error);
  }

  override state = { place: this.props.place, isBroken: false };

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
