'use client';
// Ends the session, here and in every other tab.
import { LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { useApi } from '#lib/api/use-api.ts';
import { logout } from '#lib/contract/calls/login/logout.ts';

export function LogOutButton() {
  const t = useTranslations('shell');
  const api = useApi();
  const leave = async (): Promise<void> => {
    try {
      await api.call(logout, {});
    } finally {
      // A full load: nothing of the session may stay in the page's memory.
      window.location.assign('/');
    }
  };
  return (
    <button
      type="button"
      onClick={() => void leave()}
      className="flex w-full items-center gap-2 rounded-md px-2.5 py-2 text-start text-sm text-primary hover:bg-surface-2"
    >
      <LogOut size={16} aria-hidden className="rtl:-scale-x-100" />
      {t('logOut')}
    </button>
  );
}
