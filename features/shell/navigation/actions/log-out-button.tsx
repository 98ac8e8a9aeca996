'use client';
// Leaves: the session ends, here and in every other tab.
import type { ReactNode } from 'react';

import { useApiPlace } from '#lib/api/api-place.ts';
import { lateCode } from '#lib/late/late-code.ts';

const ending = lateCode(() => import('./end-session.ts'));
const prepare = (): void => void ending.fetch().catch(() => undefined);

export function LogOutButton({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const place = useApiPlace();
  const leave = async (): Promise<void> => {
    try {
      const { endSession } = await ending.fetch();
      await endSession(place);
    } finally {
      // A full load, even where nothing answers: nothing of the session may stay in the page's memory.
      window.location.assign('/');
    }
  };
  return (
    <button type="button" onPointerEnter={prepare} onFocus={prepare} onClick={() => void leave()} className={className}>
      {children}
    </button>
  );
}
