// Makes a quote over every small balance of the user's.
import { Decimal } from 'decimal.js';

import { quoteSweep } from '#lib/contract/calls/v1/spot/convert/dust.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { findConvertCoin, toTakenPart } from '#server/answers/wallets/convert-words.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const valueDecimals = 8;

export const serveQuoteSweep = serveUser(
  quoteSweep,
  ['convert', 'client', 'listings', 'usdtPrice', 'now'],
  async ({ toCoin, below, coins }, { accountId }, visit) => {
    const { convert, client, listings, usdtPrice, now } = visit;
    const to = findConvertCoin(toCoin, visit);
    if (to instanceof Refusal) return to;
    const { maxDust } = convert.offer.rules;
    if (new Decimal(below).greaterThan(maxDust)) return refuse('convertAboveMaximum', { maximum: maxDust, coin: 'USDT' });
    const worth = new Map<string, string>();
    const small = (await client.balances(accountId)).flatMap(({ assetId, available }) => {
      const asset = listings.asset(assetId);
      const price = usdtPrice(asset.code);
      const isOffered = convert.offer.coins.some(({ coin }) => coin === asset.code);
      const isWanted = coins === undefined || coins.includes(asset.code);
      if (available <= 0n || price === null || assetId === to.assetId || !isOffered || !isWanted) return [];
      const value = new Decimal(formatDecimal(available, asset.decimals)).times(price);
      if (value.greaterThan(below)) return [];
      worth.set(asset.code, value.toDecimalPlaces(valueDecimals, Decimal.ROUND_FLOOR).toFixed());
      return [{ asset, units: available }];
    });
    const { quote, out } = await convert.sweep(accountId, small, to);
    if (quote === null) return refuse('nothingToConvert');
    return {
      traceId: quote.id,
      toCoin,
      toCoinSize: formatDecimal(quote.parts.reduce((all, { toUnits }) => all + toUnits, 0n), to.decimals), // prettier-ignore
      parts: quote.parts.map(({ asset, units, toUnits }) => ({
        fromCoin: asset.code,
        fromCoinSize: formatDecimal(units, asset.decimals),
        toCoinSize: formatDecimal(toUnits, to.decimals),
        usdtValue: worth.get(asset.code) ?? '0',
      })),
      left: out.map((part) => toTakenPart({ ...part, toUnits: part.units }, to)),
      validMs: Math.max(0, quote.expiresMs - now()),
      expireTime: quote.expiresMs,
    };
  },
);
