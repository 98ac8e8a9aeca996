// The take-profit and stop-loss that an order takes with it: given as a price, a return or a gain, sent as a price.
import { HoldSide, TriggerType } from '#lib/contract/enums.ts';
import type { SpotExit, SpotTrigger } from '#lib/contract/wire/orders/exit-fields.ts';
import { readAmount, readPositive, writeResult } from '#lib/order-math/amounts/amount.ts';
import { unrealizedPnl } from '#lib/order-math/futures/futures-pnl.ts';
import { riskMarketOf } from '#lib/order-math/risk/line-risk.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { tpslPrice } from '#lib/order-math/prices/tpsl-price.ts';
import { checkPrice, checkWait } from '#lib/ticket/checks.ts';
import { problem, type TicketProblem } from '#lib/ticket/problem.ts';
import type { ExitRatios } from '../form/futures-request.ts';
import type { SideTerms } from './side-terms.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import { exitWayOf } from '../state/ticket-reducer.ts';
import type { TicketState } from '../state/ticket-state.ts';

const legs = [
  ['take-profit', 'takeProfit'],
  ['stop-loss', 'stopLoss'],
] as const;

type ExitField = (typeof legs)[number][1];

/** The execution price of a leg as typed; null: at market. */
const limitOf = (state: TicketState, field: ExitField): string | null =>
  state[`${field}At`] === 'market' || futuresKinds[state.kind].exitByReturn === true ? null : state.texts[`${field}Limit`];

type Opened = { readonly price: string | null; readonly size: string };

export type ExitPreview = {
  /** '' where a leg is missing, null where it is given and has no price. */
  readonly takeProfit: string | null;
  readonly stopLoss: string | null;
  /** The profit of the position there, before fees, in the margin coin; null without a leg or a size. */
  readonly profit: string | null;
  readonly loss: string | null;
  readonly problems: readonly TicketProblem[];
};

const none: ExitPreview = { takeProfit: '', stopLoss: '', profit: null, loss: null, problems: [] };

/** Return is typed in percent. */
const share = (text: string): string => {
  const read = readAmount(text);
  return read === null ? '' : writeResult(read.dividedBy(100));
};

function priceOf(
  state: TicketState,
  [leg, field]: (typeof legs)[number],
  { holdSide, leverage }: SideTerms,
  { price, size }: Opened,
  context: TicketContext,
): string | null {
  const typed = state.texts[field];
  const way = exitWayOf(state);
  if (typed === '' || way === 'price') return typed;
  const contract = riskMarketOf(context.market, context.ticker)?.contract;
  if (contract === undefined || price === null) return null;
  const amount = way === 'return' ? share(typed) : typed;
  const { tickSize } = context.market;
  return tpslPrice({
    contract,
    side: holdSide,
    entryPrice: price,
    leverage,
    size: size === '' ? '0' : size,
    by: way,
    leg,
    amount,
    tickSize,
  });
}

/** A take-profit lies on the gaining side of the entry, a stop-loss on the losing one. */
function isBeyond(found: string, entry: string, gains: boolean): boolean {
  const [price, from] = [readPositive(found), readPositive(entry)];
  return price === null || from === null || (gains ? price.greaterThan(from) : price.lessThan(from));
}

export function previewExit(state: TicketState, terms: SideTerms, opened: Opened, context: TicketContext): ExitPreview {
  if (!state.withExit || terms.closes || !futuresKinds[state.kind].takesExit) return none;
  const isLong = terms.holdSide === HoldSide.long;
  const [takeProfit, stopLoss] = legs.map((leg) => priceOf(state, leg, terms, opened, context));
  const judged = legs.map(([leg, field], place) => {
    const found = [takeProfit, stopLoss][place];
    if (found === '' || found === undefined) return null;
    if (found === null) return problem(opened.price === null || opened.size === '' ? 'missing' : 'wrong', 'exitOutOfReach', [field]);
    if (!isMultiple(found, context.market.tickSize))
      return problem('wrong', 'invalidTrigger', [field], { tickSize: context.market.tickSize });
    const gains = (leg === 'take-profit') === isLong;
    if (opened.price !== null && !isBeyond(found, opened.price, gains)) return problem('wrong', 'invalidExit', [field]);
    const limit = limitOf(state, field);
    if (limit === null) return null;
    return (
      checkPrice(limit, `${field}Limit`, context.market) ??
      (field === 'stopLoss' ? checkWait(state.texts.stopLossWait, 'stopLossWait') : null)
    );
  });
  const contract = riskMarketOf(context.market, context.ticker)?.contract;
  const brings = (at: string | null | undefined): string | null =>
    contract === undefined || opened.price === null || at === null || at === undefined || at === '' || opened.size === ''
      ? null
      : unrealizedPnl({ contract, side: terms.holdSide, size: opened.size, entryPrice: opened.price, price: at });
  return {
    takeProfit: takeProfit ?? null,
    stopLoss: stopLoss ?? null,
    profit: brings(takeProfit),
    loss: brings(stopLoss),
    problems: judged.filter((one) => one !== null),
  };
}

/** As it is sent. Null without a leg. */
export function exitOf(
  { takeProfit, stopLoss }: ExitPreview,
  state: TicketState,
  { tpslPriceType }: Pick<TicketContext, 'tpslPriceType'>,
): SpotExit | null {
  const preferred = tpslPriceType === 'fair' ? TriggerType.fair : TriggerType.market;
  const wait = state.texts.stopLossWait;
  const legOf = (field: ExitField, triggerPrice: string | null): SpotTrigger | null =>
    triggerPrice === null || triggerPrice === ''
      ? null
      : {
          triggerType: state[`${field}Watch`] ?? preferred,
          triggerPrice,
          executePrice: limitOf(state, field),
          ...(field === 'takeProfit' || wait === '' || limitOf(state, field) === null ? {} : { marketAfterSeconds: Number(wait) }),
        };
  const exit = { takeProfit: legOf('takeProfit', takeProfit), stopLoss: legOf('stopLoss', stopLoss) };
  return exit.takeProfit === null && exit.stopLoss === null ? null : exit;
}

/** Typed as returns they are sent as returns: shares of 1, of a stop-loss with a minus. Null: they are sent as prices. */
export function exitRatios(state: TicketState): ExitRatios | null {
  if (exitWayOf(state) !== 'return') return null;
  const [gain, loss] = [share(state.texts.takeProfit), share(state.texts.stopLoss)];
  return {
    ...(gain === '' ? {} : { presetTakeProfitPriceRatio: gain }),
    ...(loss === '' ? {} : { presetStopLossPriceRatio: `-${loss}` }),
  };
}
