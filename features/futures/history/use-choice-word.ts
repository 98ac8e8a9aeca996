// The choices of a history's filters, in a trader's words.
import { useTranslations } from 'next-intl';

import { hasText } from '#lib/i18n/text-names.ts';
import type { ChoiceName } from './history-filter.ts';

/** A choice has the same words as the lists, if they have words for it already. */
const places: Readonly<Record<ChoiceName, string>> = {
  side: 'direction',
  held: 'side',
  kind: 'kind',
  outcome: 'orderStatus',
  plan: 'kind',
  result: 'plan.result',
  role: 'role',
  flow: 'filter.flow',
  end: 'closedBy',
  step: 'liquidation.step',
  cause: 'cause',
};

export function useChoiceWord(): (field: ChoiceName, value: string) => string {
  const t = useTranslations('positions');
  return (field, value) => {
    const key = `${places[field]}.${value}`;
    return hasText(t, key) ? t(key) : value;
  };
}
