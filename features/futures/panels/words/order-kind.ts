// The kind of an order of a contract in a trader's words.
import { useTranslations } from 'next-intl';

import type { SpotOrder } from '#lib/contract/order.ts';
import { linkedPlanOf } from '#lib/contract/wire/orders/linked-plan.ts';
import { isPassedStop } from '#lib/contract/wire/orders/passed-stop.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { isMarketOrder } from './order-state.ts';

/** Limit, Chase limit, Iceberg (shows 0.1), Jumped over: unprotected. */
export function useOrderKind(): (order: SpotOrder) => string {
  const t = useTranslations('positions');
  return (order) => {
    if (isMarketOrder(order)) return t('kind.market');
    if (order.displayCount !== '0') return `${t('kind.iceberg')} (${t('kind.shown', { quantity: shortNumber(order.displayCount) })})`;
    if (isPassedStop(order)) return t('kind.jumpedOver');
    return t(linkedPlanOf(order) === null ? 'kind.limit' : 'kind.chase');
  };
}
