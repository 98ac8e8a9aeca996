// The orders of the house in tests that want somebody to trade with.
import type { Side } from '#lib/contract/enums.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { units } from '#server/engine/units.ts';
import { orderCommand } from '#tests/order-command.ts';
import type { TestExchange } from './start-test-exchange.ts';

function marketOf({ listings }: TestExchange, symbol: string): MarketListing {
  const market = listings.marketOf(symbol);
  if (market === undefined) throw new Error(`${symbol} is not listed`);
  return market;
}

export const bitcoin = (exchange: TestExchange): MarketListing => marketOf(exchange, 'BTCUSDT');

/** A limit order of the house (account 2), which has as much as it needs. */
export async function houseOrder(exchange: TestExchange, side: Side, price: number, quantity: number, symbol = 'BTCUSDT'): Promise<void> {
  const { client, listings } = exchange;
  const { marketId, priceDecimals, quantityDecimals, base, quote } = marketOf(exchange, symbol);
  for (const coin of [base, quote]) {
    const assetId = listings.assetOf(coin)?.assetId ?? 0;
    const reference = `house-${Math.random()}`;
    await client.submit({ type: 'credit-deposit', accountId: 2, assetId, units: units(10n ** 13n), reference });
  }
  const reply = await client.submit(
    orderCommand(2, marketId, side, Math.round(quantity * 10 ** quantityDecimals), price * 10 ** priceDecimals),
  );
  if (!reply.ok) throw new Error(reply.reason);
}
