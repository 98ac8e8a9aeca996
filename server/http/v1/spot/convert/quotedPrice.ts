// Makes a quote for the user's own coins.
import { quoteConversion } from '#lib/contract/calls/v1/spot/convert/quotedPrice.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { convertRefusal, findConvertPair, readConvertAmount } from '#server/answers/wallets/convert-words.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { priceText } from '#server/services/convert/price-text.ts';

export const serveQuoteConversion = serveUser(
  quoteConversion,
  ['convert', 'client', 'now', 'listings'],
  async (request, { accountId }, visit) => {
    const { convert, client, now } = visit;
    const { fromCoin, toCoin } = request;
    const pair = findConvertPair(fromCoin, toCoin, visit);
    if (pair instanceof Refusal) return pair;
    const units = readConvertAmount(request.fromCoinSize, pair.from);
    if (units instanceof Refusal) return units;
    const held = (await client.balances(accountId)).find(({ assetId }) => assetId === pair.from.assetId);
    if ((held?.available ?? 0n) < units) return refuse('insufficientBalance');
    const quote = await convert.quote(accountId, { asset: pair.from, units }, pair.to);
    if (typeof quote === 'string') return convertRefusal(quote, pair.from);
    const [part] = quote.parts;
    const fromCoinSize = formatDecimal(units, pair.from.decimals);
    const toCoinSize = formatDecimal(part?.toUnits ?? 0n, pair.to.decimals);
    return {
      traceId: quote.id,
      fromCoin,
      fromCoinSize,
      toCoin,
      toCoinSize,
      cnvtPrice: priceText(fromCoinSize, toCoinSize),
      fee: '0',
      validMs: Math.max(0, quote.expiresMs - now()),
      expireTime: quote.expiresMs,
    };
  },
);
