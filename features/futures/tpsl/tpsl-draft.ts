// A take-profit and stop-loss of a position before it is sent: given as a price, a return or a gain, for all of it or a part.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { TriggerType } from '#lib/contract/enums.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { ContractPosition } from '#lib/contract/position.ts';
import { type ExitFields, type SpotExit, type SpotTrigger, toExitFields } from '#lib/contract/wire/orders/exit-fields.ts';
import type { ExitRequestFields } from '#lib/contract/wire/orders/exit-request.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { finishDecimal, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { unrealizedPnl } from '#lib/order-math/futures/futures-pnl.ts';
import { returnAtPrice } from '#lib/order-math/futures/futures-target.ts';
import { futuresContractOf } from '#lib/order-math/risk/line-risk.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { isExitReached } from '#lib/order-math/prices/exit-reached.ts';
import { tpslPrice } from '#lib/order-math/prices/tpsl-price.ts';
import { checkWait } from '#lib/ticket/checks.ts';
import { percentShare } from '#lib/ticket/percent-share.ts';

/** The position that an exit guards, or the one that an order would open. */
export type Guarded = {
  readonly position: Pick<ContractPosition, 'holdSide' | 'averageOpenPrice' | 'leverage' | 'total'>;
  readonly market: ContractMarket;
  readonly ticker: Ticker | null;
  readonly risk: { readonly liquidationPrice: string | null } | null;
  /** The price of an order, which the two legs lie on either side of. Left out: there is a position, and prices move on. */
  readonly opensAt?: string;
};

export const legNames = ['takeProfit', 'stopLoss'] as const;
export type LegName = (typeof legNames)[number];
/** return: percent of the margin at entry. gain: an amount of the margin coin. Both without a sign. */
export const legWays = ['price', 'return', 'gain'] as const;
type LegWay = (typeof legWays)[number];

export type LegDraft = {
  readonly by: LegWay;
  readonly text: string;
  /** The price by which it is triggered. */
  readonly watch: 'market' | 'fair';
  /** Null: at the market. */
  readonly limit: string | null;
  /** The seconds after which the rest of a stop-loss with a limit trades at market; '' is never. */
  readonly wait: string;
};
export type TpslDraft = Readonly<Record<LegName, LegDraft>> & {
  /** Null: all that there is when it fires. */
  readonly quantity: string | null;
};

const emptyLeg = (watch: LegDraft['watch']): LegDraft => ({ by: 'price', text: '', watch, limit: null, wait: '' });
export const emptyDraft = (watch: LegDraft['watch']): TpslDraft => ({
  takeProfit: emptyLeg(watch),
  stopLoss: emptyLeg(watch),
  quantity: null,
});

type WaitingExit = Pick<
  SpotPlan,
  | 'presetTakeProfitPrice'
  | 'presetTppTriType'
  | 'exeTakeProfitPrice'
  | 'presetStopLossPrice'
  | 'presetSlpTriType'
  | 'exeStopLossPrice'
  | 'stopLossMarketAfter'
  | 'delegateCount'
>;

/** One that waits, to be changed. */
export function draftOf(plan: WaitingExit): TpslDraft {
  const leg = (price: string, type: number, limit: string, wait = ''): LegDraft => ({
    by: 'price',
    text: price,
    watch: type === TriggerType.fair ? 'fair' : 'market',
    limit: limit === '' ? null : limit,
    wait,
  });
  return {
    takeProfit: leg(plan.presetTakeProfitPrice, plan.presetTppTriType, plan.exeTakeProfitPrice),
    stopLoss: leg(plan.presetStopLossPrice, plan.presetSlpTriType, plan.exeStopLossPrice, String(plan.stopLossMarketAfter ?? '')),
    quantity: /[1-9]/.test(plan.delegateCount) ? plan.delegateCount : null,
  };
}

const sizeOf = ({ quantity }: TpslDraft, { position }: Guarded): string => (quantity === null ? position.total : finishDecimal(quantity));

/**
 * The trigger price that a leg means, snapped down to the price step when it is worked out; null: none, or none above zero.
 * @internal
 */
export function legPrice(draft: TpslDraft, name: LegName, row: Guarded): string | null {
  const { by, text } = draft[name];
  const { position, market, ticker } = row;
  const amount = finishDecimal(text);
  if (!isPositiveDecimal(amount)) return null;
  if (by === 'price') return amount;
  const contract = ticker === null ? null : futuresContractOf(market, ticker);
  const read = readAmount(amount);
  if (contract === null || read === null) return null;
  return tpslPrice({
    contract,
    side: position.holdSide,
    entryPrice: position.averageOpenPrice,
    leverage: String(position.leverage),
    size: sizeOf(draft, row),
    by: by === 'return' ? 'return' : 'pnl',
    leg: name === 'takeProfit' ? 'take-profit' : 'stop-loss',
    amount: by === 'return' ? writeAmount(new Amount(read).dividedBy(100)) : amount,
    tickSize: market.tickSize,
  });
}

export type LegResult = { readonly price: string; readonly gain: string; readonly rate: string };

/** The result of the leg at its trigger price, without fees; null where it has none. */
export function legResult(draft: TpslDraft, name: LegName, row: Guarded): LegResult | null {
  const price = legPrice(draft, name, row);
  const { position, market, ticker } = row;
  const contract = ticker === null ? null : futuresContractOf(market, ticker);
  if (price === null || contract === null) return null;
  const { holdSide: side, averageOpenPrice: entryPrice } = position;
  const gain = unrealizedPnl({ contract, side, size: sizeOf(draft, row), entryPrice, price });
  const rate = returnAtPrice({ contract, side, entryPrice, leverage: String(position.leverage), price });
  return gain === null || rate === null ? null : { price, gain, rate };
}

export type LegProblem = 'step' | 'impossible' | 'reached' | 'otherSide' | 'limit' | 'wait';
export type DraftProblem = 'empty' | 'quantity' | 'tooMuch' | 'quantityStep';

/** The price that is watched is the order's own while it has not filled. */
function isReached(price: string, leg: LegName, watch: LegDraft['watch'], { position, ticker, opensAt }: Guarded): boolean {
  const watched = opensAt ?? (watch === 'fair' ? ticker?.contract?.markPrice : ticker?.lastPrice);
  return watched !== undefined && watched !== null && isExitReached({ side: position.holdSide, leg, price, watched });
}

/** Null for a leg that is fine, and for one that is not wanted. */
export function legProblem(draft: TpslDraft, name: LegName, row: Guarded): LegProblem | null {
  const { text, limit, watch, wait } = draft[name];
  if (!isPositiveDecimal(finishDecimal(text))) return null;
  const price = legPrice(draft, name, row);
  if (price === null) return 'impossible';
  if (!isMultiple(price, row.market.tickSize)) return 'step';
  if (isReached(price, name, watch, row)) return row.opensAt === undefined ? 'reached' : 'otherSide';
  if (limit === null) return null;
  if (!isMultiple(finishDecimal(limit), row.market.tickSize)) return 'limit';
  return checkWait(wait, 'wait') === null ? null : 'wait';
}

/** A stop-loss that the liquidation comes before. */
export function isBeyondLiquidation(draft: TpslDraft, row: Guarded): boolean {
  const [price, liquidation] = [legPrice(draft, 'stopLoss', row), row.risk?.liquidationPrice ?? null];
  if (price === null || liquidation === null) return false;
  const compared = compareDecimals(price, liquidation);
  return row.position.holdSide === 'long' ? compared <= 0 : compared >= 0;
}

export function draftProblem(draft: TpslDraft, row: Guarded): DraftProblem | null {
  if (legNames.every((name) => legPrice(draft, name, row) === null)) return 'empty';
  if (draft.quantity === null) return null;
  const quantity = finishDecimal(draft.quantity);
  if (!isPositiveDecimal(quantity)) return 'quantity';
  if (compareDecimals(quantity, row.position.total) > 0) return 'tooMuch';
  return isMultiple(quantity, row.market.lotSize) ? null : 'quantityStep';
}

function exitOf(draft: TpslDraft, row: Guarded): SpotExit {
  const leg = (name: LegName): SpotTrigger | null => {
    const triggerPrice = legPrice(draft, name, row);
    if (triggerPrice === null) return null;
    const { watch, limit, wait } = draft[name];
    return {
      triggerPrice,
      triggerType: watch === 'fair' ? TriggerType.fair : TriggerType.market,
      executePrice: limit === null ? null : finishDecimal(limit),
      ...(limit === null || wait === '' ? {} : { marketAfterSeconds: Number(wait) }),
    };
  };
  return { takeProfit: leg('takeProfit'), stopLoss: leg('stopLoss') };
}

export type SentExit = ExitFields & Pick<ExitRequestFields, 'presetTakeProfitPriceRatio' | 'presetStopLossPriceRatio'>;

/** As it is sent: a leg that was typed as a return goes as a share of 1, of a stop-loss with a minus, and the exchange works out its price. */
export function exitFieldsOf(draft: TpslDraft, row: Guarded): SentExit {
  const { presetTakeProfitPrice, presetStopLossPrice, ...terms } = toExitFields(exitOf(draft, row));
  const asReturn = (name: LegName): string | null => (draft[name].by === 'return' ? percentShare(finishDecimal(draft[name].text)) : null);
  const [gain, loss] = [asReturn('takeProfit'), asReturn('stopLoss')];
  return {
    ...terms,
    ...(presetTakeProfitPrice === undefined ? {} : gain === null ? { presetTakeProfitPrice } : { presetTakeProfitPriceRatio: gain }),
    ...(presetStopLossPrice === undefined ? {} : loss === null ? { presetStopLossPrice } : { presetStopLossPriceRatio: `-${loss}` }),
  };
}
