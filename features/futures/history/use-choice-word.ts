// What can be chosen of a history, in a trader's words.
import { useTranslations } from 'next-intl';

import type { ChoiceName } from './history-filter.ts';

/** Where the lists have words for it already, the choice has the same. */
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
    return t.has(key) ? t(key) : value;
  };
}
