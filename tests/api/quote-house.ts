// The house quotes spot markets around given prices, with the index there, out of coins that it is given.
import type { Command } from '#server/engine/command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import type { TestVenue } from './start-test-exchange.ts';

const house = 2;

/** Prices by symbol, such as BTCUSDT. Replaces what stood there. Rejects (Error) what the exchange refuses. */
export async function quoteHouse({ client, listings }: TestVenue, prices: Readonly<Record<string, number>>): Promise<void> {
  const markets = Object.entries(prices).map(([symbol, price]) => {
    const market = listings.marketOf(symbol);
    if (market === undefined) throw new Error(`no market ${symbol}`);
    return { market, centreTicks: ticks(Math.round(price * 10 ** market.priceDecimals)) };
  });
  const coins = new Set(markets.flatMap(({ market }) => [market.base, market.quote]));
  const fund = [...coins].map((code): Command => {
    const asset = listings.assetOf(code);
    if (asset === undefined) throw new Error(`no coin ${code}`);
    const amount = BigInt(code === 'USDT' ? 10_000_000 : 1_000) * 10n ** BigInt(asset.decimals);
    return { type: 'credit-deposit', accountId: house, assetId: asset.assetId, units: units(amount), reference: `house:${code}` };
  });
  // Funded once: what comes again under the same name is refused.
  await client.submitAll(fund);
  const replies = await client.submitAll(
    markets.flatMap(({ market: { marketId, quantityDecimals }, centreTicks }): Command[] => [
      { type: 'set-reference-price', marketId, priceTicks: centreTicks },
      {
        type: 'requote-market',
        accountId: house,
        marketId,
        centreTicks,
        halfSpreadTicks: 1,
        levels: 20,
        stepTicks: 100,
        quantityLots: lots(10 ** quantityDecimals),
        seed: 1,
      },
    ]),
  );
  for (const reply of replies) if (!reply.ok) throw new Error(`the house could not quote: ${reply.reason}`);
}
