'use client';
// A panel that comes in from an edge: dragged away, left with Escape, by its button or by a press beside it. Load it when it is opened.
import { useDirection } from '@base-ui/react/direction-provider';
import { Drawer as Base } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { useBackCloses } from './use-back-closes.ts';

type Edge = 'start' | 'end' | 'bottom';

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly from: Edge;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The way out on the glass, where left is left in every language. */
function wayOut(from: Edge, direction: 'ltr' | 'rtl'): 'down' | 'left' | 'right' {
  if (from === 'bottom') return 'down';
  return (from === 'start') === (direction === 'ltr') ? 'left' : 'right';
}

/** The place where the panel waits before it comes in. */
const waiting = {
  down: 'data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]',
  left: 'data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]',
  right: 'data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]',
} as const;

const places: Readonly<Record<Edge, string>> = {
  start: 'me-auto h-full w-80 max-w-[86vw] border-e',
  end: 'ms-auto h-full w-80 max-w-[86vw] border-s',
  bottom: 'mt-auto max-h-[92dvh] w-full rounded-t-xl border-t',
};

export function Drawer({ open, title, closeLabel, from, onClose, children }: Props) {
  useBackCloses(open, onClose);
  const way = wayOut(from, useDirection());
  return (
    <Base.Root open={open} swipeDirection={way} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-black/60 opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex">
          <Base.Popup
            className={`flex flex-col overflow-hidden overscroll-contain border-subtle bg-surface-1 text-primary shadow-2xl outline-none transition-transform duration-200 [transform:translate(var(--drawer-swipe-movement-x,0px),var(--drawer-swipe-movement-y,0px))] data-swiping:select-none ${waiting[way]} ${places[from]}`}
          >
            <header className="flex h-12 shrink-0 items-center justify-between border-b border-subtle pe-1 ps-4">
              <Base.Title className="text-sm font-semibold">{title}</Base.Title>
              <Base.Close
                aria-label={closeLabel}
                className="grid size-11 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary"
              >
                <X size={18} aria-hidden />
              </Base.Close>
            </header>
            <Base.Content className="min-h-0 flex-1 overflow-y-auto pb-[env(safe-area-inset-bottom)]">{children}</Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
