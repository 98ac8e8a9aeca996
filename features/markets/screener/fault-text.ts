// The fault of a condition, as the page says it.
import type { useTranslations } from 'next-intl';

import type { ConditionFault } from './conditions.ts';

type Words = ReturnType<typeof useTranslations<'markets'>>;

/** `number`: the words that every number field has. */
export function faultText(t: Words, number: string, fault: ConditionFault): string {
  if (fault.fault === 'unknown') return t('filter.unknown', { name: fault.name });
  const figure = t(`column.${fault.column}`);
  return fault.fault === 'number' ? `${figure}: ${number}` : t('filter.above', { figure });
}
