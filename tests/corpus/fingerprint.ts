// The state of an exchange, told through its public views alone, so that a later release with another snapshot format says the same.
import { createHash } from 'node:crypto';

import type { Exchange } from '#server/engine/exchange.ts';
import { users } from '#tests/simulation/random-commands.ts';

const accounts = [0, 1, 2, ...users];

/** SHA-256 over balances, open orders and what of them the book shows, market by market and account by account. */
export function fingerprint(exchange: Exchange): string {
  const balances = accounts.map((account) =>
    exchange.balances(account).map(({ assetId, available, frozen }) => [assetId, `${available}`, `${frozen}`]),
  );
  const orders = accounts.map((account) =>
    exchange
      .openOrders(account)
      .map(({ orderId, marketId, side, priceTicks, quantityLots, filledLots }) => [
        orderId,
        marketId,
        side,
        priceTicks,
        quantityLots,
        filledLots,
      ]),
  );
  const books = exchange.markets().map(({ marketId }) => exchange.book(marketId, 1_000));
  // Left out where there are none, so that a venue without contracts says what it always has.
  const positions = accounts.flatMap((account) => exchange.futures(account)?.positions ?? []);
  // Field by field: what views learn to say later is left out.
  const futures = positions.map(({ marketId, holdSide, marginMode, leverage, lots, entryValue, marginUnits, autoAppend }) =>
    [marketId, holdSide, marginMode, leverage, lots, entryValue, marginUnits, autoAppend].map(String),
  );
  const margins = accounts.flatMap((account) =>
    exchange
      .margins(account)
      .map(({ wallet, marketId, leverage, coins }) => [
        `${wallet} ${marketId} ${leverage}`,
        ...coins.map(({ assetId, available, frozen, principal, interest }) =>
          [assetId, available, frozen, principal, interest].map(String),
        ),
      ]),
  );
  const bots = users.flatMap((account) =>
    exchange
      .strategiesOf(account)
      .map(({ accountId, name, step }) => [
        accountId,
        name,
        step,
        exchange.balances(accountId).map(({ assetId, available, frozen }) => [assetId, `${available}`, `${frozen}`]),
        exchange.openOrders(accountId).map(({ orderId, filledLots }) => [orderId, filledLots]),
      ]),
  );
  const text = JSON.stringify([
    exchange.lastOrderId(),
    balances,
    orders,
    books.map(({ bids, asks, lastTradeId }) => [bids, asks, lastTradeId]),
    ...(futures.length > 0 ? [futures] : []),
    ...(margins.length > 0 ? [margins] : []),
    ...(bots.length > 0 ? [bots] : []),
  ]);
  return createHash('sha256').update(text).digest('hex');
}
