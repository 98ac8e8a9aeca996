'use client';
// Holds a fault of one part of the page where it is: the other parts stand.
import { Component, type ReactNode } from 'react';

import { LateRetry } from './late-retry.tsx';

type Props = {
  readonly children: ReactNode;
  /** Nobody waits for the part: it is missed in silence. */
  readonly quiet?: boolean;
};

export class PartBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    const { children, quiet = false } = this.props;
    if (!this.state.broken) return children;
    return quiet ? null : <LateRetry text="broken" onAgain={() => this.setState({ broken: false })} />;
  }
}
