// Sends the order, of whatever kind, into the wallet that is on the screen, and says what became of it.
import { useTranslations } from 'next-intl';

import type { TradeFee } from '#components/trading/order-end/use-fee-text.ts';
import type { Traded } from '#components/trading/order-end/use-traded-notice.ts';
import { usePlacedNotice } from '#components/trading/ticket/use-placed-notice.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { BusinessLine, OrderStatus, Side } from '#lib/contract/enums.ts';
import { hasEndedEarly } from '#lib/contract/wire/orders/order-status.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { withFields, type Placed } from '#lib/ticket/ticket-request.ts';
import { useSend, type Sending } from '#lib/ticket/use-send.ts';
import { useMarginChoices } from '../../margin/margin-choices.ts';
import { useTradingWallet } from '../../margin/trading-wallet.ts';
import { useOrdersView, type OrderTab } from '../../orders-view.ts';
import { usePendingOrders } from '../../pending-orders.ts';
import type { SpotRequest } from '../form/spot-request.ts';

/** The real order comes over its own channel; until then the pending one stands in for it. */
const handOverMs = 1500;

/** A unified account's order borrows what it lacks. Any other goes into the wallet that is on the screen. */
function intoWallet(request: SpotRequest, borrows: boolean): SpotRequest {
  if (borrows) return withFields(request, { autoBorrow: true });
  const { mode } = useTradingWallet.getState();
  const { borrow, repay } = useMarginChoices.getState();
  if (mode === 'spot') return request;
  const { terms, ...rest } = request;
  return {
    ...withFields(rest, { businessLine: BusinessLine.margin, marginMode: mode, autoBorrow: borrow, autoRepay: repay }),
    ...(terms === undefined ? {} : { terms: { ...terms, margin: { mode, borrow, repay } } }),
  };
}

function listOf({ list, wanted }: SpotRequest, { traded }: Placed): OrderTab {
  if (wanted === undefined || traded === null) return list;
  if (hasEndedEarly(traded.status)) return 'history';
  return traded.status === OrderStatus.filled ? 'fills' : list;
}

/** A buy pays in the coin that it brings, a sell in what it is paid. */
function takerFee(side: Side, { dealCount, dealAmount }: Traded, { takerFeeRate, baseCoin, quoteCoin }: SpotMarket): TradeFee | null {
  const [of, coin] = side === Side.buy ? [dealCount, baseCoin] : [dealAmount, quoteCoin];
  const [rate, traded] = [readAmount(takerFeeRate), readAmount(of)];
  return rate === null || traded === null ? null : { fee: writeAmount(traded.times(rate)), coin };
}

/** `borrows`: of a unified account, what is lacking is borrowed. */
export function useSpotSend(market: SpotMarket, borrows: boolean): Sending<SpotRequest> {
  const { displayName: pair, baseCoin, pricePlace } = market;
  const t = useTranslations('ticket');
  const refusalText = useRefusalText();
  const notice = usePlacedNotice();
  const { add, remove } = usePendingOrders.getState();
  const sending = useSend<SpotRequest>({
    // An order that waits outside the book has a list of its own and is answered before anybody misses it.
    onSent: ({ terms }, clientOid) => (terms === undefined ? undefined : add({ terms: { ...terms, clientOid }, sentMs: Date.now() })),
    onPlaced: (request, placed, clientOid) => {
      setTimeout(() => remove(clientOid), handOverMs);
      const { id, traded, batch } = placed;
      const { side, list, wanted = null } = request;
      const { tone, text } = notice({
        side,
        pair,
        told: request.told ?? [],
        baseCoin,
        pricePlace,
        wanted,
        traded,
        feeOf: (done) => takerFee(side, done, market),
        batch: batch === undefined ? null : { ...batch, refusedText: batch.refused === null ? null : refusalText(batch.refused) },
        waits: list === 'plans' ? 'plan' : 'waiting',
      });
      const shownIn = listOf(request, placed);
      showToast(tone, text, { label: t('placed.view'), onChosen: () => useOrdersView.getState().showOrder(id, shownIn) });
    },
    onFailed: (text, clientOid) => {
      remove(clientOid);
      showToast('failed', text);
    },
  });
  return { ...sending, send: (request) => sending.send(intoWallet(request, borrows)) };
}
