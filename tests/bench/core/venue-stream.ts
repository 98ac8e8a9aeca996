// The mix of order-stream.ts over a whole venue: so many books and accounts, each book with its own resting orders.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import { createListings, type MarketListing } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { makeOrderStream, Op, type OrderStream } from './order-stream.ts';

export type VenueStream = {
  /** Lists the venue and funds its accounts. */
  readonly opening: readonly Command[];
  /** Orders that come to rest. */
  readonly building: readonly Command[];
  /** The commands that are measured. */
  readonly commands: readonly Command[];
};

export type VenueSize = { readonly accounts: number; readonly books: number; readonly restingPerBook: number; readonly commands: number };

const firstAccount = 1000;

function listingOf(marketId: number): MarketListing {
  return {
    marketId,
    listedMs: 0,
    symbol: `BTC${marketId}USDT`,
    base: 'BTC',
    quote: 'USDT',
    priceDecimals: 2,
    quantityDecimals: 4,
    minQuantityLots: 1,
    maxQuantityLots: 1_000_000_000,
    minAmount: '0',
    maxAmount: '10000000',
    makerFeePpm: 1000,
    takerFeePpm: 1000,
    priceBandPpm: 0,
  };
}

function openingOf({ accounts, books }: VenueSize): Command[] {
  const listings = createListings(
    [
      { assetId: 0, code: 'BTC', name: 'Bitcoin', decimals: 8 },
      { assetId: 1, code: 'USDT', name: 'Tether', decimals: 8 },
    ],
    Array.from({ length: books }, (_, marketId) => listingOf(marketId)),
  );
  const commands: Command[] = [
    ...listings.assets.map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
    ...listings.markets.map((market): Command => ({ type: 'list-market', rules: listings.rules(market) })),
    { type: 'open-account', accountId: 0, kind: AccountKind.outside },
    { type: 'open-account', accountId: 1, kind: AccountKind.fees },
  ];
  for (let account = firstAccount; account < firstAccount + accounts; account += 1) {
    commands.push({ type: 'open-account', accountId: account, kind: AccountKind.user });
    for (const assetId of [0, 1])
      commands.push({ type: 'credit-deposit', accountId: account, assetId, units: units(10n ** 13n), reference: `${account}:${assetId}` });
  }
  return commands;
}

/** One book's stream as commands of the venue; `idOf` gives the id that the core will give an order. */
function commandOf(stream: OrderStream, at: number, marketId: number, accounts: number, orderId: number): Command {
  const accountId = firstAccount + (orderId % accounts);
  const [priceTicks, quantityLots] = [ticks(stream.price[at] ?? 0), lots(stream.quantity[at] ?? 0)];
  const op = stream.op[at];
  if (op === Op.cancel) return { type: 'cancel-order', accountId, orderId };
  if (op === Op.move) return { type: 'amend-order', accountId, orderId, priceTicks, quantityLots: lots(stream.total[at] ?? 0) };
  return {
    type: 'place-order',
    accountId,
    marketId,
    side: stream.isBuy[at] === 1 ? Side.buy : Side.sell,
    kind: 'limit',
    timeInForce: op === Op.gtc ? TimeInForce.gtc : TimeInForce.ioc,
    priceTicks,
    quantityLots,
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelMaker,
  };
}

/** Books take turns, so that neighbouring commands concern different ones. The same size and seed give the same stream. */
export function makeVenueStream(size: VenueSize, seed: number): VenueStream {
  const { books, accounts, restingPerBook } = size;
  const perBook = Math.ceil(size.commands / books);
  const streams = Array.from({ length: books }, (_, book) => makeOrderStream(perBook, seed + book, restingPerBook));
  const ids = streams.map(() => new Map<number, number>());
  let nextId = 1;
  const turn = (at: number): Command[] =>
    streams.map((stream, book) => {
      const known = ids[book] ?? new Map<number, number>();
      const local = stream.orderId[at] ?? 0;
      let orderId = known.get(local);
      if (orderId === undefined) {
        orderId = nextId;
        nextId += 1;
        known.set(local, orderId);
      }
      return commandOf(stream, at, book, accounts, orderId);
    });
  const building = Array.from({ length: restingPerBook }, (_, at) => turn(at)).flat();
  const commands = Array.from({ length: perBook }, (_, at) => turn(restingPerBook + at)).flat();
  return { opening: openingOf(size), building, commands };
}
