// The origin of an order, where that is worth a word.
import { useTranslations } from 'next-intl';

import { EntryPoint, OrderSource } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { isBestPrice } from '#lib/contract/wire/orders/spot-order.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';

/** One side of an OCO: it has a plan, and a person has placed it. */
export const isLinked = (order: SpotOrder): boolean => order.planId !== '' && order.enterPointSource !== EntryPoint.system;

export function useSourceWord(): (order: SpotOrder) => string {
  const t = useTranslations('plans');
  return (order) => {
    if (order.displayCount !== '0') return `${t('source.iceberg')} (${t('source.shown', { quantity: shortNumber(order.displayCount) })})`;
    if (order.orderSource === OrderSource.stopProfit) return t('source.takeProfit');
    if (order.orderSource === OrderSource.stopLoss) return t('source.stopLoss');
    if (isBestPrice(order.orderSource)) return t('source.best');
    if (isLinked(order)) return t('kind.oco');
    return order.planId === '' ? '' : t('source.plan');
  };
}
