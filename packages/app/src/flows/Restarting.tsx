import { Component, type ReactNode } from 'react';
import { Restarts } from './restarts.ts';

interface RestartingProps {
  children: ReactNode;
}

/**
 * Keeps a fault in what stands on every page, such as the bell, from the page: what is inside begins anew, and is left out once it
 * has done so too often (decisions: 84). React logs what was thrown.
 */
export class Restarting extends Component<RestartingProps> {
  static getDerivedStateFromError() {
    return { isEnded: true };
  }

  override state = { isEnded: false };
  readonly #restarts = new Restarts();

  override componentDidCatch(error: unknown) {
    if (this.#restarts.mayRestart(error)) this.setState({ isEnded: false });
  }

  override render() {
    return this.state.isEnded ? null : this.props.children;
  }
}
