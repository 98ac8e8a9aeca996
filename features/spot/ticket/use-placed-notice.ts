// What is said when an order is in, and in which list it stands.
import { useTranslations } from 'next-intl';

import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { OrderDirection, Side } from '#lib/contract/enums.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import type { OrderTab } from '../orders-view.ts';
import type { Placed } from './place-ticket.ts';
import type { TicketRequest } from './ticket-request.ts';

export type PlacedNotice = { readonly text: string; readonly id: string; readonly list: OrderTab };

const sideOf = (request: TicketRequest): Side =>
  request.call === 'order' ? request.terms.side : request.body.delegateType === OrderDirection.singleSideBuy ? Side.buy : Side.sell;

export function usePlacedNotice(pair: string, baseCoin: string): (request: TicketRequest, placed: Placed) => PlacedNotice {
  const t = useTranslations('spot');
  const refusalText = useRefusalText();
  return (request, { id, dealCount, batch }) => {
    const side = sideOf(request);
    const isolated = isolateLtr(pair);
    if (dealCount !== null && Number(dealCount) > 0)
      return { text: t(`placed.filled.${side}`, { quantity: isolateLtr(`${dealCount} ${baseCoin}`) }), id, list: 'fills' };
    if (batch !== undefined) {
      const { placed, asked, refused } = batch;
      const text = t('placed.several', { placed, asked, pair: isolated });
      return { text: refused === null ? text : `${text} ${refusalText(refused)}`, id, list: 'open' };
    }
    if (request.call === 'order' || request.call === 'iceberg' || request.call === 'scaled')
      return { text: t(`placed.waiting.${side}`, { pair: isolated }), id, list: 'open' };
    return { text: t(`placed.plan.${side}`, { pair: isolated }), id, list: 'plans' };
  };
}
