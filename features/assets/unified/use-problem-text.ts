'use client';
// The obstacles to a mode, in the reader's words.
import { useTranslations } from 'next-intl';

import { errorCatalogue, type ErrorKey } from '#lib/contract/errors.ts';

const isErrorKey = (text: string): text is ErrorKey => Object.hasOwn(errorCatalogue, text);

export function useProblemText(): (problem: string) => string {
  const t = useTranslations('errors');
  return (problem) => t(isErrorKey(problem) ? problem : 'internal');
}
