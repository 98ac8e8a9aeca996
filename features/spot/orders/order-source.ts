// The origin of an order, where that is worth a word.
import { useTranslations } from 'next-intl';

import { OrderSource } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { linkedPlanOf } from '#lib/contract/wire/orders/linked-plan.ts';
import { isPassedStop } from '#lib/contract/wire/orders/passed-stop.ts';
import { isBestPrice } from '#lib/contract/wire/orders/best-source.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';

export function useSourceWord(): (order: SpotOrder) => string {
  const t = useTranslations('plans');
  return (order) => {
    if (order.displayCount !== '0') return `${t('source.iceberg')} (${t('source.shown', { quantity: shortNumber(order.displayCount) })})`;
    if (order.orderSource === OrderSource.stopProfit) return t('source.takeProfit');
    if (isPassedStop(order)) return t('source.jumpedOver');
    if (order.orderSource === OrderSource.stopLoss) return t('source.stopLoss');
    if (isBestPrice(order.orderSource)) return t('source.best');
    const linked = linkedPlanOf(order);
    if (linked !== null) return t(`kind.${linked}`);
    return order.planId === '' ? '' : t('source.plan');
  };
}
