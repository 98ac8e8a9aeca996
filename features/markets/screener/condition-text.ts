// A condition in words: 24h change ≥ 5%.
import type { useTranslations } from 'next-intl';

import type { FilterCondition } from '#lib/contract/site/market-filter.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { unitOf } from './conditions.ts';

type Words = ReturnType<typeof useTranslations<'markets'>>;

export function conditionText(t: Words, { column, min, max }: FilterCondition): string {
  const unit = unitOf[column];
  const written = (bound: string): string => `${formatNumber(bound)}${unit === '' || unit === '%' ? unit : `\u00a0${unit}`}`;
  const bounds =
    min !== undefined && max !== undefined
      ? `${written(min)} – ${written(max)}`
      : min === undefined
        ? `≤ ${written(max ?? '')}`
        : `≥ ${written(min)}`;
  return `${t(`column.${column}`)} ${isolateLtr(bounds)}`;
}
