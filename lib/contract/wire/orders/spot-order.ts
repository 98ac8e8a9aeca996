// A spot order in the trader's words ⇄ in the words of the order call.
import type { ParsedRequestOf, RequestOf } from '../../call.ts';
import type { placeOrder } from '../../calls/v1/spot/order/place.ts';
import {
  BusinessLine,
  EntryPoint,
  OrderDirection,
  OrderType,
  SelfTradePrevention,
  Side,
  type TimeInForce,
  TradeUnit,
} from '../../enums.ts';
import type { MarginMode } from '../../margin.ts';
import { isBestPrice } from './best-source.ts';
import { fromExitFields, inOrderNames, toExitFields, type SpotExit } from './exit-fields.ts';

/** The size that an order trades: a quantity of the base coin, or (market orders) an amount of the quote coin. */
export type OrderSize = { readonly quantity: string } | { readonly amount: string };

/** price: decimal text of a limit order, null for a market order. */
export type SpotOrderTerms = {
  readonly symbol: string;
  readonly side: Side;
  readonly price: string | null;
  readonly size: OrderSize;
  readonly timeInForce: TimeInForce;
  /** Empty: none. */
  readonly clientOid: string;
  readonly selfTradePrevention: SelfTradePrevention;
  /** The price is read from the book when the order arrives: an OrderSource from 62 to 77. `price` is then only what is expected. */
  readonly bestPrice?: number | undefined;
  readonly exit?: SpotExit | undefined;
  /** Absent: with own coins. */
  readonly margin?: MarginTerms | undefined;
  /** With own coins of a unified account: what is lacking is borrowed. */
  readonly borrow?: boolean;
};

/** Margin trades in the markets of spot. */
export const isOfLine = (line: number, asked: number): boolean =>
  line === asked || (asked === BusinessLine.spot && line === BusinessLine.margin);

/** The margin wallet that an order trades in, and what it borrows and repays by itself. */
type MarginTerms = { readonly mode: MarginMode; readonly borrow: boolean; readonly repay: boolean };

/** A contract's symbol is its id already. */
export const symbolIdOf = (symbol: string): string => (symbol.includes('_') ? symbol : `${symbol}_SPBL`);

/** BTCUSDT from BTCUSDT_SPBL, BTCUSDT or BTC/USDT. */
export const symbolOf = (symbolId: string): string => symbolId.replace(/_SPBL$/, '').replace('/', '');

export function toPlaceRequest(terms: SpotOrderTerms): RequestOf<typeof placeOrder> {
  const { price, size } = terms;
  return {
    symbolId: symbolIdOf(terms.symbol),
    businessLine: terms.margin === undefined ? BusinessLine.spot : BusinessLine.margin,
    ...(terms.margin === undefined
      ? terms.borrow === true
        ? { autoBorrow: true }
        : {}
      : { marginMode: terms.margin.mode, autoBorrow: terms.margin.borrow, autoRepay: terms.margin.repay }),
    delegateType: terms.side === Side.buy ? OrderDirection.singleSideBuy : OrderDirection.singleSideSell,
    orderType: price === null ? OrderType.market : OrderType.limit,
    timeInForceValue: terms.timeInForce,
    ...(price === null ? {} : { delegatePrice: price }),
    delegateCount: 'amount' in size ? size.amount : size.quantity,
    tradeUnit: 'amount' in size ? TradeUnit.quote : TradeUnit.base,
    ...(terms.clientOid === '' ? {} : { clientOid: terms.clientOid }),
    selfTradePrevention: terms.selfTradePrevention,
    enterPointSource: EntryPoint.web,
    ...(terms.bestPrice === undefined ? {} : { businessSource: terms.bestPrice }),
    ...toExitFields(terms.exit ?? null),
  };
}

/** A price on a market order means nothing and is dropped. A limit order without a price has the price ''. */
export function fromPlaceRequest(request: ParsedRequestOf<typeof placeOrder>): SpotOrderTerms {
  const exit = fromExitFields(inOrderNames(request));
  const source = request.businessSource ?? 0;
  return {
    symbol: symbolOf(request.symbolId),
    side: request.delegateType === OrderDirection.singleSideBuy ? Side.buy : Side.sell,
    price: request.orderType === OrderType.market ? null : (request.delegatePrice ?? ''),
    size: request.tradeUnit === TradeUnit.quote ? { amount: request.delegateCount } : { quantity: request.delegateCount },
    timeInForce: request.timeInForceValue,
    clientOid: request.clientOid ?? '',
    selfTradePrevention: request.selfTradePrevention ?? SelfTradePrevention.cancelTaker,
    ...(isBestPrice(source) ? { bestPrice: source } : {}),
    ...(exit === null ? {} : { exit }),
  };
}
