'use client';
// The obstacles to a mode, in the reader's words.
import { useTranslations } from 'next-intl';

import { type ErrorKey, errorCodes } from '#lib/contract/errors.ts';

const isErrorKey = (text: string): text is ErrorKey => Object.hasOwn(errorCodes, text);

export function useProblemText(): (problem: string) => string {
  const t = useTranslations('errors');
  return (problem) => t(isErrorKey(problem) ? problem : 'internal');
}
