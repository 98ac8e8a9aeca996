'use client';
// Dark or light: changed at once, and told to the server by cookie so that the next page comes right.
import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { rememberPreference } from '#lib/session/preference-cookie.ts';

export function ThemeSwitch() {
  const t = useTranslations('shell');
  const change = (): void => {
    const root = document.documentElement;
    const next = root.dataset['theme'] === 'light' ? 'dark' : 'light';
    root.dataset['theme'] = next;
    rememberPreference('theme', next);
    window.dispatchEvent(new Event('themechange'));
  };
  return (
    <button
      type="button"
      onClick={change}
      aria-label={t('theme')}
      title={t('theme')}
      className="grid size-9 place-items-center rounded text-secondary hover:bg-surface-2 hover:text-primary"
    >
      <Sun size={17} aria-hidden className="hidden dark:block" />
      <Moon size={17} aria-hidden className="dark:hidden" />
    </button>
  );
}
