'use client';
// Dark or light: changed at once, and told to the server by cookie so that the next page comes right.
import { useTranslations } from 'next-intl';

import { changeLook, otherTheme } from './appearance/look.ts';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
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
      <SiteIcon name="light" className="hidden dark:block" />
      <SiteIcon name="dark" className="dark:hidden" />
      {worded ? t('theme') : null}
    </button>
  );
}
