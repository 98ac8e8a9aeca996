'use client';
// A few words about what is pointed at or focused. It never holds what cannot be read elsewhere: fingers do not hover.
import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

type Props = {
  readonly text: string;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** The element that the tooltip speaks of: one that takes a ref, with a name of its own. */
  readonly children: ReactElement<Record<string, unknown>>;
};

export function Tooltip({ text, side = 'top', children }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="max-w-64 rounded border border-strong bg-surface-2 px-2 py-1 text-xs text-primary shadow-lg">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
