// Lending is opened, and brought to what the list says: terms that an operator has changed hold from the next start.
import { isDeepStrictEqual } from 'node:util';

import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import type { CollateralSlice, DebtTier, SetMarginAsset, SetMarginMarket, SetMarginRules } from '#server/engine/lending/margin-command.ts';
import type { AssetListing, Listings } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { ExchangeAccess } from '#server/runtime/exchange-client.ts';

import { loadMarginData, type MarginData } from '../margin-data.ts';
import { accountsToOpen } from './accounts-to-open.ts';
import { venueAccounts } from './open-venue.ts';

type Coin = MarginData['coins'][number];

/** A decimal of the list in whole units. Refuses (Error naming it) one with more decimals than there are, or too large to count with. */
function whole(text: string, decimals: number, what: string): number {
  const value = parseDecimal(text, decimals);
  if (value === null || value > BigInt(Number.MAX_SAFE_INTEGER)) throw new Error(`margin.json: ${what} cannot be ${text}`);
  return Number(value);
}

const ppm = (text: string, what: string): number => whole(text, 6, what);

const tiersOf = (tiers: Coin['cross'], { decimals, code }: AssetListing): DebtTier[] =>
  tiers.map(([upTo, leverage, rate]) => ({
    upToUnits: whole(upTo, decimals, `a tier of ${code}`),
    leverage,
    maintenancePpm: ppm(rate, `a tier of ${code}`),
  }));

const slicesOf = (slices: Coin['collateral'], { decimals, code }: AssetListing): CollateralSlice[] =>
  slices.map(([upTo, ratio]) => ({
    upToUnits: whole(upTo, decimals, `collateral of ${code}`),
    valuePpm: ppm(ratio, `collateral of ${code}`),
  }));

/** Refuses (Error) a list that names what is not listed. */
function lendingCommands(
  data: MarginData,
  listings: Listings,
): { readonly rules: SetMarginRules; readonly assets: readonly SetMarginAsset[]; readonly markets: readonly SetMarginMarket[] } {
  const coins = new Map(data.coins.map((coin) => [coin.coin, coin]));
  const assetOf = (code: string): AssetListing => {
    const asset = listings.assetOf(code);
    if (asset === undefined) throw new Error(`margin.json: there is no coin ${code}`);
    return asset;
  };
  const marketOf = (symbol: string) => {
    const market = listings.marketOf(symbol);
    if (market === undefined) throw new Error(`margin.json: there is no market ${symbol}`);
    return market;
  };
  const isolated = (code: string): DebtTier[] => {
    const coin = coins.get(code);
    if (coin === undefined) throw new Error(`margin.json: ${code} trades on margin and is not lent`);
    return tiersOf(coin.isolated, assetOf(code));
  };
  const { callRatio, liquidationFee, reach, transferCoefficient } = data.rules;
  return {
    rules: {
      type: 'set-margin-rules',
      callPpm: ppm(callRatio, 'callRatio'),
      liquidationFeePpm: ppm(liquidationFee, 'liquidationFee'),
      reachPpm: ppm(reach, 'reach'),
      transferCoefficient,
    },
    assets: data.coins.map(({ coin, market, pool, dailyRates, collateral, cross }) => {
      const asset = assetOf(coin);
      return {
        type: 'set-margin-asset',
        assetId: asset.assetId,
        marketId: market === null ? -1 : marketOf(market).marketId,
        poolUnits: whole(pool, asset.decimals, `the pool of ${coin}`),
        dailyRatesE9: dailyRates.map((rate) => whole(rate, 9, `a rate of ${coin}`)),
        collateral: slicesOf(collateral, asset),
        debts: tiersOf(cross, asset),
      };
    }),
    markets: data.markets.map((symbol) => {
      const { marketId, base, quote } = marketOf(symbol);
      return { type: 'set-margin-market', marketId, base: isolated(base), quote: isolated(quote) };
    }),
  };
}

/** Sends what is not so yet. Rejects (Error) when the exchange refuses: a venue that is half open must not start. */
export async function openLending(client: ExchangeAccess, listings: Listings, data: MarginData = loadMarginData()): Promise<void> {
  const wanted = lendingCommands(data, listings);
  const known = await client.lending();
  const toOpen = await accountsToOpen(client, [[venueAccounts.lender, AccountKind.lender]]);
  const isKnownAsset = ({ type: _type, ...terms }: SetMarginAsset): boolean =>
    known.assets.some(({ lentUnits: _lent, ...one }) => isDeepStrictEqual(one, terms));
  const isKnownMarket = ({ type: _type, ...terms }: SetMarginMarket): boolean => known.markets.some((one) => isDeepStrictEqual(one, terms));
  const { type: _type, ...rules } = wanted.rules;
  const commands: Command[] = [
    ...toOpen,
    ...(isDeepStrictEqual(known.rules, rules) ? [] : [wanted.rules]),
    ...wanted.assets.filter((asset) => !isKnownAsset(asset)),
    ...wanted.markets.filter((market) => !isKnownMarket(market)),
  ];
  const replies = await client.submitAll(commands);
  for (const [place, reply] of replies.entries())
    if (!reply.ok) throw new Error(`the exchange refused to lend: ${commands[place]?.type ?? ''}: ${reply.reason}`);
}
