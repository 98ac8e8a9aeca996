// What is said when an order is in, and in which list it stands.
import { useTranslations } from 'next-intl';

import { useTradedNotice, type TradedOrder } from '#components/trading/order-end/use-traded-notice.ts';
import type { ToastTone } from '#components/ui/toast-list.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { OrderDirection, OrderStatus, Side } from '#lib/contract/enums.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import type { OrderTab } from '../orders-view.ts';
import type { Placed } from './place-ticket.ts';
import type { TicketRequest } from './ticket-request.ts';

export type PlacedNotice = { readonly tone: ToastTone; readonly text: string; readonly id: string; readonly list: OrderTab };

type Coins = readonly [base: string, quote: string];

const sideOf = (request: TicketRequest): Side =>
  request.call === 'order' ? request.terms.side : request.body.delegateType === OrderDirection.singleSideBuy ? Side.buy : Side.sell;

/** What was asked for, of an order that goes into the book at once; null of the others. */
function orderOf(request: TicketRequest, [baseCoin, quoteCoin]: Coins): TradedOrder | null {
  const side = sideOf(request);
  if (request.call === 'iceberg') return { side, wanted: request.body.delegateCount, coin: baseCoin, byAmount: false };
  if (request.call !== 'order') return null;
  const { size } = request.terms;
  return 'amount' in size
    ? { side, wanted: size.amount, coin: quoteCoin, byAmount: true }
    : { side, wanted: size.quantity, coin: baseCoin, byAmount: false };
}

export function usePlacedNotice(pair: string, coins: Coins): (request: TicketRequest, placed: Placed) => PlacedNotice {
  const t = useTranslations('spot');
  const refusalText = useRefusalText();
  const tradedNotice = useTradedNotice();
  return (request, { id, traded, batch }) => {
    const side = sideOf(request);
    const isolated = isolateLtr(pair);
    const order = orderOf(request, coins);
    const rest = order === null || traded === null ? null : tradedNotice(order, traded);
    if (rest !== null) return { ...rest, id, list: traded?.status === OrderStatus.cancelled ? 'history' : 'open' };
    if (traded !== null && Number(traded.dealCount) > 0) {
      const quantity = isolateLtr(`${traded.dealCount} ${coins[0]}`);
      return { tone: 'done', text: t(`placed.filled.${side}`, { quantity }), id, list: 'fills' };
    }
    if (batch !== undefined) {
      const { placed, asked, refused } = batch;
      const text = t('placed.several', { placed, asked, pair: isolated });
      return {
        tone: refused === null ? 'done' : 'partly',
        text: refused === null ? text : `${text} ${refusalText(refused)}`,
        id,
        list: 'open',
      };
    }
    if (request.call === 'order' || request.call === 'iceberg' || request.call === 'scaled')
      return { tone: 'done', text: t(`placed.waiting.${side}`, { pair: isolated }), id, list: 'open' };
    return { tone: 'done', text: t(`placed.plan.${side}`, { pair: isolated }), id, list: 'plans' };
  };
}
