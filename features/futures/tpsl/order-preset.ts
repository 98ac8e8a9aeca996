// The take-profit and stop-loss that a resting order takes with it, as its form has them: as if it had opened at its price.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { OrderDirection, TriggerType } from '#lib/contract/enums.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { leverageOf, openedBy } from '../ticket/form/ticket-context.ts';
import { draftOf, emptyDraft, type Guarded, type LegDraft, type TpslDraft } from './tpsl-draft.ts';

const closing: readonly number[] = [OrderDirection.closeLong, OrderDirection.closeShort];

/** An order that only closes leaves nothing to guard. */
export const takesPreset = ({ isReducePosition, delegateType }: SpotOrder): boolean =>
  isReducePosition !== true && !closing.includes(delegateType);

export const hasPreset = ({ presetTakeProfitPrice, presetStopLossPrice }: SpotOrder): boolean =>
  presetTakeProfitPrice !== undefined || presetStopLossPrice !== undefined;

/** `watch`: of legs that it does not have yet. */
export function presetDraft(order: SpotOrder, watch: LegDraft['watch']): TpslDraft {
  if (!hasPreset(order)) return emptyDraft(watch);
  const other = watch === 'fair' ? TriggerType.fair : TriggerType.market;
  return draftOf({
    presetTakeProfitPrice: order.presetTakeProfitPrice ?? '',
    presetTppTriType: order.presetTppTriType ?? other,
    exeTakeProfitPrice: order.exeTakeProfitPrice ?? '',
    presetStopLossPrice: order.presetStopLossPrice ?? '',
    presetSlpTriType: order.presetSlpTriType ?? other,
    exeStopLossPrice: order.exeStopLossPrice ?? '',
    stopLossMarketAfter: order.stopLossMarketAfter,
    delegateCount: '0',
  });
}

/** All of it, at its price, with the leverage of now. */
export function guardedBy(order: SpotOrder, market: ContractMarket, ticker: Ticker | null, account: FuturesAccount | null): Guarded {
  const holdSide = openedBy(sideOfDirection(order.delegateType));
  const { delegatePrice, delegateCount } = order;
  return {
    position: { holdSide, averageOpenPrice: delegatePrice, leverage: leverageOf({ account, market }, holdSide), total: delegateCount },
    market,
    ticker,
    risk: null,
    opensAt: delegatePrice,
  };
}
