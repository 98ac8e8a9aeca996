// A box whose content moves inside itself where it is wider than the screen, and never the page.
import type { ReactNode } from 'react';

type Props = {
  readonly name: string;
  /** A region is found from anywhere on the page; a group is part of what it stands in. */
  readonly kind?: 'region' | 'group';
  readonly className: string;
  readonly children: ReactNode;
};

export const MovingBox = ({ name, kind = 'region', className, children }: Props) => (
  // A box that scrolls must be reached by keyboard (WCAG 2.1.1), and must therefore have a name.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role={kind} aria-label={name} tabIndex={0} className={`overflow-auto overscroll-x-contain ${className}`}>
    {children}
  </div>
);
