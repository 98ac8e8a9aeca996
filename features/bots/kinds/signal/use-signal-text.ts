// The terms of a signal bot in one line.
import { useTranslations } from 'next-intl';

import type { FormParts } from '../kind-form.ts';
import { signalDraft } from './signal-draft.ts';

export const useSignalText: FormParts['useKeptText'] = () => {
  const t = useTranslations('bots.signal');
  return (bot) => {
    const { direction, leverage } = signalDraft.termsOf(bot);
    return t('terms', { direction: t(`directions.${direction}`), leverage });
  };
};
