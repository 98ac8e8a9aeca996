// Why money moved, in the reader's words.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { hasText } from '#lib/i18n/text-names.ts';

/** A cause that has no words yet is shown as it is written. */
export function useCauseWord(): (cause: string) => string {
  const t = useTranslations('movements');
  return useCallback(
    (cause) => {
      const key = `cause.${cause}`;
      return hasText(t, key) ? t(key) : cause;
    },
    [t],
  );
}
