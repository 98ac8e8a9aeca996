// The questions of which bot fits in words, and their answers.
import { getTranslations } from 'next-intl/server';

import type { FitAnswers, FitQuestion } from '../kinds/kind-fits.ts';

type FitAnswer = NonNullable<FitAnswers[FitQuestion]>;

export type FitWords = {
  readonly questions: Readonly<Record<FitQuestion, string>>;
  readonly answers: Readonly<Record<FitAnswer, string>>;
};

export async function fitWords(): Promise<FitWords> {
  const t = await getTranslations('bots');
  return {
    questions: { outlook: t('fit.outlook.name'), leverage: t('form.leverage'), time: t('fit.time.name') },
    answers: {
      sideways: t('fit.outlook.sideways'),
      up: t('fit.outlook.up'),
      down: t('fit.outlook.down'),
      unsure: t('fit.outlook.unsure'),
      no: t('fit.leverage.no'),
      yes: t('fit.leverage.yes'),
      days: t('fit.time.days'),
      months: t('fit.time.months'),
      alerts: t('fit.time.alerts'),
    },
  };
}
