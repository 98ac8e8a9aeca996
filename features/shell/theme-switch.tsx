'use client';
// Dark or light: changed at once, and told to the server by cookie so that the next page comes right.
import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { rememberPreference } from '#lib/session/preference-cookie.ts';
import { toolClasses } from './tool-classes.ts';

export function ThemeSwitch({ worded = false }: { readonly worded?: boolean }) {
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
      aria-label={worded ? undefined : t('theme')}
      title={worded ? undefined : t('theme')}
      className={toolClasses(worded)}
    >
      <Sun size={17} aria-hidden className="hidden dark:block" />
      <Moon size={17} aria-hidden className="dark:hidden" />
      {worded ? t('theme') : null}
    </button>
  );
}
