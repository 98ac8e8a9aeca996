'use client';
// Dark or light: changed at once, and told to the server by cookie so that the next page comes right.
import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { changeLook, otherTheme } from './appearance/look.ts';
import { toolClasses } from './tool-classes.ts';

export function ThemeSwitch({ worded = false }: { readonly worded?: boolean }) {
  const t = useTranslations('shell');
  const change = (): void => changeLook('theme', otherTheme());
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
