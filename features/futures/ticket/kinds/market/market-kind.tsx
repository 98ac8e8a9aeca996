// A market order: into the book at once, at whatever price it meets.
import { MarketPriceLine } from '#components/trading/ticket/market-price-line.tsx';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { OrderType, Side, TimeInForce } from '#lib/contract/enums.ts';
import { futuresMarketPrice } from '#lib/order-math/futures/futures-market-price.ts';
import { marketOrderPrice } from '#lib/order-math/prices/market-order-price.ts';
import { oppositeLevels } from '#lib/ticket/checks.ts';
import { problem } from '#lib/ticket/problem.ts';
import { exitFields, exitTexts, type ExitText } from '../../form/futures-form.ts';
import { bookRequest } from '../../form/futures-request.ts';
import type { TicketContext } from '../../form/ticket-context.ts';
import type { FuturesKind } from '../futures-kind.ts';

/** The distance beyond the best price at which a buy at market is counted. */
const markupRate = '0.0005';

const openPrice = ({ book, ticker }: TicketContext): string => marketOrderPrice(book) ?? ticker.lastPrice;

/** A buy at market may meet worse than the best price. */
function costPrice(side: Side, context: TicketContext): string {
  if (side === Side.sell) return openPrice(context);
  const { book, market } = context;
  const [bestBid, bestAsk] = [book.bids[0]?.[0] ?? null, book.asks[0]?.[0] ?? null];
  return futuresMarketPrice({ side, bestBid, bestAsk, markupRate, tickSize: market.tickSize }) ?? openPrice(context);
}

export const marketKind: FuturesKind<ExitText> = {
  texts: exitTexts,
  group: 'common',
  lines: contractLineKeys,
  priceFields: exitFields,
  atMarket: true,
  takesExit: true,
  waits: null,
  about: 'market',
  help: 'futuresOrders',
  Fields: () => <MarketPriceLine />,
  typedIn: () => [],
  limitPrices: () => [],
  bookPrices: () => [],
  bookOrder: () => ({ price: null, timeInForce: TimeInForce.ioc }),
  openPrice: (_form, _side, context) => openPrice(context),
  costPrice: (_form, side, context) => costPrice(side, context),
  check: (_form, side, { book }) => [oppositeLevels(side, book).length === 0 ? problem('wrong', 'noLiquidity', []) : null],
  term: () => ({ name: 'field.price', price: null }),
  request: (_form, order, context) => bookRequest(order, { orderType: OrderType.market, timeInForceValue: TimeInForce.gtc }, context),
};
