// Sends the order of one of the buttons and says what became of it.
import { useTranslations } from 'next-intl';

import type { TradeFee } from '#components/trading/order-end/use-fee-text.ts';
import type { Traded } from '#components/trading/order-end/use-traded-notice.ts';
import { usePlacedNotice } from '#components/trading/ticket/use-placed-notice.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { OrderStatus } from '#lib/contract/enums.ts';
import { hasEndedEarly } from '#lib/contract/wire/orders/order-status.ts';
import { readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import type { Placed } from '#lib/ticket/ticket-request.ts';
import { useSend, type Sending } from '#lib/ticket/use-send.ts';
import { usePanelsView, type FuturesTab } from '../../panels/state/panels-view.ts';
import type { FuturesRequest } from '../form/futures-request.ts';

function listOf({ list }: FuturesRequest, { traded }: Placed): FuturesTab {
  if (traded !== undefined && traded !== null && hasEndedEarly(traded.status)) return 'orderHistory';
  return traded?.status === OrderStatus.filled ? 'fills' : list;
}

/** The fee of a linear contract; that of the others depends on a price that the answer does not tell. */
function takerFee({ dealAmount }: Traded, { form, takerFeeRate, marginCoin }: ContractMarket): TradeFee | null {
  const [rate, traded] = [readAmount(takerFeeRate), readAmount(dealAmount)];
  return form !== 'linear' || rate === null || traded === null ? null : { fee: writeAmount(traded.times(rate)), coin: marginCoin };
}

export function useFuturesSend(market: ContractMarket): Sending<FuturesRequest> {
  const { displayName: pair, form, quoteCoin, baseCoin, pricePlace } = market;
  const t = useTranslations('ticket');
  const refusalText = useRefusalText();
  const notice = usePlacedNotice();
  const coin = form === 'inverse' ? quoteCoin : baseCoin;
  return useSend<FuturesRequest>({
    onPlaced: (request, placed) => {
      const { id, traded, batch } = placed;
      const { side, size, list } = request;
      const { tone, text } = notice({
        side,
        pair,
        told: request.told ?? [],
        baseCoin: coin,
        pricePlace: form === 'linear' ? pricePlace : null,
        wanted: { wanted: size, coin, byAmount: false },
        traded,
        feeOf: (done) => takerFee(done, market),
        batch: batch === undefined ? null : { ...batch, refusedText: batch.refused === null ? null : refusalText(batch.refused) },
        waits: list === 'open' ? 'waiting' : 'plan',
      });
      const shownIn = listOf(request, placed);
      showToast(tone, text, { label: t('placed.view'), onChosen: () => usePanelsView.getState().show(shownIn, id) });
    },
    onFailed: (text) => showToast('failed', text),
  });
}
