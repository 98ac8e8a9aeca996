// Tells traders of stop-limit orders that the price has jumped over: what they were to protect is unprotected.
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { lineOf } from '#server/engine/markets/contract-listing.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { inTurn } from '#server/store/in-turn.ts';

type StopPassed = Extract<ExchangeEvent, { readonly type: 'stop-passed' }>;

/** Records are told anew after a stop of the exchange, and all of them to a database that is filled anew: by then it is no news. */
const newsMs = 86_400_000;

type Options = {
  readonly listings: Listings;
  /** Null: nobody's, as those of bots and of the house are. */
  readonly userOf: (accountId: AccountId) => Promise<string | null>;
  readonly putOnce: (userId: string, kind: string, params: Readonly<Record<string, string>>, name: string) => Promise<void>;
  /** Numbers of orders are different ones in each venue. */
  readonly venue: string;
  readonly now: () => number;
  readonly log: { error(details: object, text: string): void };
};

/** The words that the message and its way to the market are made of. */
function paramsOf(listings: Listings, { marketId, orderId, remainingLots, marketAtMs }: StopPassed): Readonly<Record<string, string>> {
  const market = listings.market(marketId);
  const { contract } = market;
  return {
    orderId: String(orderId),
    symbol: symbolIdOf(market.symbol),
    market: contract?.name ?? `${market.base}/${market.quote}`,
    businessLine: String(lineOf(market)),
    symbolType: contract?.symbolType ?? '',
    quantity: listings.quantityText(market, remainingLots),
    coin: contract?.form === 'inverse' ? market.quote : market.base,
    marketAtMs: String(marketAtMs),
  };
}

/** Listens to the records of a venue. */
export function tellPassedStops({ listings, userOf, putOnce, venue, now, log }: Options): (records: readonly EventRecord[]) => void {
  const tell = async (passed: StopPassed): Promise<void> => {
    const userId = await userOf(passed.accountId);
    if (userId === null) return;
    await putOnce(userId, 'stopPassed', { ...paramsOf(listings, passed), venue }, `stop-passed ${venue} ${passed.orderId}`);
  };
  const tellNext = inTurn(tell, (error) => log.error({ err: error }, 'a trader could not be told of a stop'));
  return (records) => {
    for (const { timeMs, events } of records) {
      if (timeMs < now() - newsMs) continue;
      for (const event of events) if (event.type === 'stop-passed') tellNext(event);
    }
  };
}
