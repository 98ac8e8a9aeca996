// What an order would do before it is sent: how the book would fill it, what it takes, and how the account would stand after it.
import { MarginMode, TimeInForce, type Side } from '#lib/contract/enums.ts';
import { accountRisk, type RiskMarket } from '#lib/order-math/account-risk.ts';
import { afterTrade } from '#lib/order-math/after-trade.ts';
import { Amount, readAmount, writeAmount, writeResult } from '#lib/order-math/amount.ts';
import { fillAgainstBook, type BookFill } from '#lib/order-math/book-fill.ts';
import { tradingFee } from '#lib/order-math/contract-value.ts';
import { futuresOrderCost } from '#lib/order-math/futures-order-cost.ts';
import { riskMarketOf, riskPositionOf } from '#lib/order-math/line-risk.ts';
import type { ScaledOrder } from '#lib/order-math/scaled-orders.ts';
import { isMakerOnly, partsOf, takes } from './scaled-spread.ts';
import { orderTerms, type SideTerms } from './side-terms.ts';
import { closedBy, isHedge, oppositeLevels, positionOf, settingsOf, walletOf, type TicketDesk } from './ticket-desk.ts';
import { costPrice, limitOpenPrice, limitPrice, marketBound, openPrice } from './ticket-price.ts';
import type { TicketState } from './ticket-state.ts';

/** What would fill at once; null of what waits for something else than its price. */
export function immediateFill(state: TicketState, size: string, { side }: SideTerms, desk: TicketDesk): BookFill | null {
  if (size === '' || (state.kind !== 'limit' && state.kind !== 'market')) return null;
  if (state.kind === 'limit' && state.timeInForce === TimeInForce.postOnly) return null;
  const price = state.kind === 'market' ? marketBound(side, desk) : limitPrice(state, side, desk);
  return fillAgainstBook(oppositeLevels(side, desk.book), { by: 'quantity', quantity: size }, price === null ? undefined : { side, price });
}

/** What the book does not hold of it is cancelled. */
export const endsUnfilled = ({ kind, timeInForce }: Pick<TicketState, 'kind' | 'timeInForce'>): boolean =>
  kind === 'market' || (kind === 'limit' && timeInForce === TimeInForce.ioc);

/** What an order will trade as the book stands: not more than is there, of one that does not wait for the rest. */
const tradedSize = (state: TicketState, size: string, fill: BookFill | null): string =>
  fill !== null && fill.averagePrice !== null && endsUnfilled(state) ? fill.quantity : size;

/** The price at which the position would most likely be opened. */
function tradePrice(state: TicketState, { side }: SideTerms, fill: BookFill | null, desk: TicketDesk): string | null {
  const average = fill?.averagePrice ?? null;
  if (state.kind === 'market') return average ?? openPrice(state, side, desk);
  if (state.kind === 'limit') return fill?.complete === true && average !== null ? average : limitPrice(state, side, desk);
  return openPrice(state, side, desk);
}

/** Each order at its own price; what closes the position against it takes nothing. */
function scaledCost(parts: readonly ScaledOrder[], size: string, terms: SideTerms, desk: TicketDesk): string | null {
  const { side, leverage } = terms;
  let sum = new Amount(0);
  for (const { price, quantity } of parts) {
    const order = orderTerms(side, limitOpenPrice(price, side, desk) ?? price, leverage, desk);
    const cost = order === null ? null : futuresOrderCost({ ...order, size: quantity });
    if (cost === null) return null;
    sum = sum.plus(cost.total);
  }
  return writeResult(sum.times(openedOf(size, terms, desk)).dividedBy(size));
}

/** In one-way mode what stands against it is closed first. */
function openedOf(size: string, { side }: SideTerms, desk: TicketDesk): Amount {
  const against = isHedge(desk) ? '0' : (positionOf(desk, closedBy(side))?.total ?? '0');
  return Amount.max(new Amount(size).minus(against), 0);
}

/** What opens takes from what is available: margin, fee and the loss of its first moment. Null while a price is missing; '0' of what closes. */
export function orderCost(state: TicketState, size: string, terms: SideTerms, desk: TicketDesk): string | null {
  const price = costPrice(state, terms.side, desk);
  if (price === null || size === '') return null;
  if (terms.closes) return '0';
  const parts = partsOf(state, size, desk);
  if (state.kind === 'scaled') return parts === null ? null : scaledCost(parts, size, terms, desk);
  const order = orderTerms(terms.side, price, terms.leverage, desk);
  return order === null ? null : (futuresOrderCost({ ...order, size: writeAmount(openedOf(size, terms, desk)) })?.total ?? null);
}

/** What trades at the taker's rate: of what waits only what the book of now would take. */
function takenAtOnce(state: TicketState, size: string, side: Side, fill: BookFill | null, desk: TicketDesk): Amount {
  if (state.kind === 'limit') return readAmount(fill?.quantity ?? '0') ?? new Amount(0);
  if (state.kind !== 'scaled') return new Amount(size);
  const taking = isMakerOnly(state) ? [] : (partsOf(state, size, desk) ?? []).filter(({ price }) => takes(price, side, desk));
  return taking.reduce((sum, { quantity }) => sum.plus(quantity), new Amount(0));
}

/** At the taker's rate for what trades at once, at the maker's for what waits first. */
function feeOf(
  state: TicketState,
  size: string,
  price: string,
  side: Side,
  fill: BookFill | null,
  market: RiskMarket,
  desk: TicketDesk,
): string | null {
  const now = takenAtOnce(state, size, side, fill, desk);
  const fee = (quantity: Amount, feeRate: string): string | null =>
    tradingFee({ contract: market.contract, size: writeAmount(quantity), price, feeRate });
  const [takes, makes] = [fee(now, desk.market.takerFeeRate), fee(Amount.max(new Amount(size).minus(now), 0), desk.market.makerFeeRate)];
  return takes === null || makes === null ? null : writeResult(new Amount(takes).plus(makes));
}

export type Impact = {
  readonly fill: BookFill | null;
  /** In the margin coin, as all amounts. */
  readonly fee: string | null;
  /** Of the position after the trade; null where there is none, or no price that takes it. */
  readonly liquidationPrice: string | null;
  /** Of what the position then stands on, as a share; null where it is not known, or nothing is left. */
  readonly marginRatio: string | null;
  /** Whether it is known at all. */
  readonly known: boolean;
  readonly price: string | null;
};

/** By the one risk function, every other price held still. */
export function impactOf(state: TicketState, wanted: string, terms: SideTerms, desk: TicketDesk): Impact {
  const { account, markets, tickers } = desk;
  const { side, holdSide, leverage, closes } = terms;
  const fill = immediateFill(state, wanted, terms, desk);
  const size = tradedSize(state, wanted, fill);
  const price = tradePrice(state, terms, fill, desk);
  const market = riskMarketOf(desk.market, desk.ticker);
  const nothing: Impact = { fill, fee: null, liquidationPrice: null, marginRatio: null, known: false, price };
  const wallet = walletOf(desk);
  if (market === null || price === null || price === '' || size === '') return nothing;
  const fee = feeOf(state, size, price, side, fill, market, desk);
  if (account === null || wallet === null) return { ...nothing, fee };
  const coin = desk.market.marginCoin;
  const held = account.positions.filter(({ symbolId }) => (markets.get(symbolId)?.marginCoin ?? coin) === coin);
  const others = held.flatMap(({ symbolId }) => {
    const [one, ticker] = [markets.get(symbolId), tickers.get(symbolId)];
    return symbolId === market.symbolId || one === undefined || ticker === undefined ? [] : (riskMarketOf(one, ticker) ?? []);
  });
  const after = afterTrade(
    { balance: wallet.available, positions: held.map(riskPositionOf) },
    {
      market,
      side,
      holdSide: isHedge(desk) ? holdSide : null,
      size,
      price,
      marginMode: settingsOf(desk).marginMode === MarginMode.isolated ? 'isolated' : 'cross',
      leverage,
      feeRate: market.takerFeeRate,
      closesOnly: closes,
    },
  );
  const risk = after === null ? null : accountRisk({ ...after, markets: [market, ...others], isUnified: account.isUnified });
  if (risk === null) return { ...nothing, fee };
  const own = risk.positions.find(({ position }) => position.symbolId === market.symbolId && isOf(position.holdSide, terms, side));
  return {
    fill,
    fee,
    liquidationPrice: own?.liquidationPrice ?? null,
    marginRatio: own === undefined ? risk.account.ratio : own.marginRatio,
    known: true,
    price,
  };
}

/** In one-way mode the only one; in hedge mode the one that the order is about. */
const isOf = (found: string, { holdSide, closes }: SideTerms, side: Side): boolean =>
  found === holdSide || (!closes && found === closedBy(side) && found !== holdSide);
