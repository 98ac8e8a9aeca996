// Why something did not happen, in the reader's words.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { ApiError } from './api-error.ts';

export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error) => {
      if (error instanceof ApiError) error.told();
      if (!(error instanceof ApiError) || error.key === null)
        return t(error instanceof ApiError && !error.unanswered ? 'internal' : 'unanswered');
      return t(error.key, { ...error.params });
    },
    [t],
  );
}
