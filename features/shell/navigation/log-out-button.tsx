'use client';
// Ends the session, here and in every other tab.
import type { ReactNode } from 'react';

import { showLoading } from '#components/ui/loading-overlay.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { logout } from '#lib/contract/calls/login/logout.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';

export function LogOutButton({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const api = useApi();
  const leave = async (): Promise<void> => {
    useSessionEnd.getState().leave();
    showLoading();
    try {
      await api.call(logout, {});
    } finally {
      // A full load: nothing of the session may stay in the page's memory.
      window.location.assign('/');
    }
  };
  return (
    <button type="button" onClick={() => void leave()} className={className}>
      {children}
    </button>
  );
}
