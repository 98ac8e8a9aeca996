// Nothing here yet: what this is, and the one thing that starts it.
import type { ReactNode } from 'react';

export function EmptyState({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 px-6 py-8 text-center">
      <p className="max-w-sm text-xs leading-5 text-muted">{text}</p>
      {children}
    </div>
  );
}
