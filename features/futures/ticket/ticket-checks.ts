// The questions that an order of a contract has to answer, one problem each.
import { Side, TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import { Amount, readAmount, readPositive, writeResult } from '#lib/order-math/amount.ts';
import type { BookFill } from '#lib/order-math/book-fill.ts';
import { limitProblem } from '#lib/order-math/order-amount.ts';
import { isMultiple } from '#lib/order-math/round-quantity.ts';
import { maxValueAtLeverage } from '#lib/order-math/maintenance-margin.ts';
import { reachesPercent } from '#lib/order-math/share-between.ts';
import { checkSpread, isMakerOnly, takes } from './scaled-spread.ts';
import type { SideTerms } from './side-terms.ts';
import { oppositeLevels, type TicketDesk } from './ticket-desk.ts';
import { endsUnfilled, type Impact } from './ticket-impact.ts';
import { limitPrice, marketBound } from './ticket-price.ts';
import { problem, quantityNotEnough, type TicketProblem } from './ticket-problem.ts';
import type { TextName, TicketState } from './ticket-state.ts';

type Answer = TicketProblem | null;

function checkPrice(text: string, field: TextName, { market: { tickSize } }: TicketDesk): Answer {
  if (text === '') return problem('missing', 'priceMissing', [field]);
  return isMultiple(text, tickSize) ? null : problem('wrong', 'invalidPrice', [field], { tickSize });
}

/** Of a price that goes into the book at once: a buy not above the market's band, a sell not below it. */
function checkBand(text: string, field: TextName, side: Side, { market, ticker }: TicketDesk): Answer {
  const [price, reference, band] = [readPositive(text), readPositive(ticker.lastPrice), readPositive(market.priceBandRate)];
  if (price === null || reference === null || band === null) return null;
  if (side === Side.buy && price.greaterThan(reference.times(band.plus(1)))) return problem('wrong', 'priceHigh', [field]);
  return side === Side.sell && price.lessThan(reference.times(new Amount(1).minus(band))) ? problem('wrong', 'priceLow', [field]) : null;
}

const watched = (watch: TriggerType, { ticker }: TicketDesk): string =>
  watch === TriggerType.fair ? (ticker.contract?.markPrice ?? '') : ticker.lastPrice;

function checkTrigger(text: string, field: TextName, { watch }: TicketState, desk: TicketDesk): Answer {
  const { tickSize } = desk.market;
  if (text === '') return problem('missing', 'triggerMissing', [field]);
  if (!isMultiple(text, tickSize)) return problem('wrong', 'invalidTrigger', [field], { tickSize });
  const [trigger, now] = [readPositive(text), readPositive(watched(watch, desk))];
  return trigger !== null && now !== null && trigger.equals(now) ? problem('wrong', 'triggerReached', [field]) : null;
}

/** In percent, as it is typed. */
function checkCallback(text: string): Answer {
  const rate = readAmount(text);
  if (text === '' || rate === null) return problem('missing', 'callbackMissing', ['callback']);
  return rate.lessThan('0.1') || rate.greaterThan(5) ? problem('wrong', 'invalidCallback', ['callback']) : null;
}

/** What the fields of the kind say, without the size. */
export function checkKind(state: TicketState, side: Side, desk: TicketDesk): Answer[] {
  const { texts, kind, executeAt } = state;
  if (kind === 'limit') {
    const price = limitPrice(state, side, desk);
    return [checkPrice(price, 'price', desk) ?? checkBand(price, 'price', side, desk)];
  }
  if (kind === 'scaled')
    return [
      checkPrice(texts.startPrice, 'startPrice', desk) ?? checkBand(texts.startPrice, 'startPrice', side, desk),
      checkPrice(texts.endPrice, 'endPrice', desk) ?? checkBand(texts.endPrice, 'endPrice', side, desk),
      ...checkSpread(state),
    ];
  if (kind === 'trigger')
    return [
      checkTrigger(texts.triggerPrice, 'triggerPrice', state, desk),
      executeAt === 'limit' ? checkPrice(texts.executePrice, 'executePrice', desk) : null,
    ];
  if (kind === 'trailing')
    return [
      checkCallback(texts.callback),
      texts.activationPrice === '' ? null : checkTrigger(texts.activationPrice, 'activationPrice', state, desk),
    ];
  return [oppositeLevels(side, desk.book).length === 0 ? problem('wrong', 'noLiquidity', []) : null];
}

/** In the contract's quantity and, of an open order, in the quote coin. */
export function checkSize(size: string, price: string | null, { closes }: SideTerms, { market }: TicketDesk): Answer {
  const quantity = readPositive(size);
  if (quantity === null) return problem('missing', quantityNotEnough, ['size']);
  const { minQuantity, maxQuantity, minAmount, maxAmount, quoteCoin } = market;
  const off = limitProblem(size, { minimum: minQuantity, maximum: maxQuantity });
  if (off === 'below-minimum') return problem('wrong', 'quantityBelowMinimum', ['size'], { minimum: minQuantity });
  if (off === 'above-maximum') return problem('wrong', 'quantityAboveMaximum', ['size'], { maximum: maxQuantity });
  if (price === null || closes || market.form === 'inverse') return null;
  const worth = limitProblem(writeResult(quantity.times(price)), { minimum: minAmount, maximum: maxAmount });
  if (worth === 'below-minimum') return problem('wrong', 'amountBelowMinimum', ['size'], { minimum: minAmount, coin: quoteCoin });
  return worth === null ? null : problem('wrong', 'amountAboveMaximum', ['size'], { maximum: maxAmount, coin: quoteCoin });
}

/** Whether there is enough to close, or to open with. */
export function checkMeans(size: string, price: string | null, max: string | null, terms: SideTerms, desk: TicketDesk): Answer {
  const quantity = readPositive(size);
  if (max === null || quantity === null) return null;
  if (terms.closes && readPositive(max) === null) return problem('wrong', 'noPosition', ['size']);
  if (quantity.lessThanOrEqualTo(max)) return null;
  if (terms.closes) return problem('wrong', 'positionNotEnough', ['size']);
  const cap = readAmount(maxValueAtLeverage(terms.leverage, desk.market.tiers) ?? '');
  const value = desk.market.form === 'inverse' || price === null ? quantity : quantity.times(price);
  return problem('wrong', cap !== null && value.greaterThan(cap) ? 'riskLimit' : 'insufficientBalance', ['size']);
}

/** What the contract itself does not allow now. `timeMs`: of the venue. */
export function checkMarket({ closes }: SideTerms, { market, ticker }: TicketDesk): Answer {
  if (market.status === 'halted') return problem('wrong', 'marketHalted', []);
  if (market.status === 'cancel-only') return problem('wrong', 'marketCancelOnly', []);
  if ((ticker.contract?.markPrice ?? null) === null) return problem('wrong', 'noMarkPrice', []);
  const closing = market.deliveryMs > 0 && ticker.timeMs >= market.deliveryMs - market.closeOnlyMs;
  return closing && !closes ? problem('wrong', 'closeOnly', []) : null;
}

const atRisk = '0.8';

const startsAt = (field: string): TextName => (field === 'startPrice' || field === 'endPrice' ? field : 'price');

/** How much of it the book holds, where the rest would be cancelled. */
function bookShort(state: TicketState, side: Side, size: string, fill: BookFill | null, desk: TicketDesk): Answer {
  if (fill === null || fill.complete || !endsUnfilled(state)) return null;
  const { form, baseCoin, quoteCoin } = desk.market;
  return problem('warning', 'bookShort', ['size'], {
    filled: fill.quantity,
    wanted: size,
    coin: form === 'inverse' ? quoteCoin : baseCoin,
    bound: (state.kind === 'market' ? marketBound(side, desk) : limitPrice(state, side, desk)) ?? fill.worstPrice ?? '',
  });
}

type Look = {
  readonly state: TicketState;
  readonly side: Side;
  readonly size: string;
  readonly impact: Impact;
  readonly desk: TicketDesk;
  /** From which on it is asked about. */
  readonly slippagePercent: string;
};

/** What may happen to an order that can be sent. */
export function warningsOf({ state, side, size, impact, desk, slippagePercent }: Look): Answer[] {
  const { fill, marginRatio } = impact;
  const { startPrice, endPrice } = state.texts;
  const limits = { limit: { price: limitPrice(state, side, desk) }, scaled: { startPrice, endPrice } };
  const prices = state.kind === 'limit' || state.kind === 'scaled' ? Object.entries(limits[state.kind]) : [];
  const taking = prices.find(([, price]) => takes(price, side, desk));
  return [
    isMakerOnly(state) && taking !== undefined ? problem('warning', 'postOnlyWouldTake', [startsAt(taking[0])]) : null,
    state.kind === 'limit' && state.timeInForce === TimeInForce.fok && fill?.complete === false
      ? problem('warning', 'fillOrKillUnfilled', ['size'])
      : null,
    bookShort(state, side, size, fill, desk),
    fill !== null && fill.averagePrice !== null && reachesPercent(fill.slippage, slippagePercent)
      ? problem('warning', 'slippageHigh', ['size'], { slippage: fill.slippage })
      : null,
    marginRatio !== null && new Amount(marginRatio).greaterThanOrEqualTo(atRisk)
      ? problem('warning', 'atRisk', ['size'], { ratio: marginRatio })
      : null,
  ];
}
