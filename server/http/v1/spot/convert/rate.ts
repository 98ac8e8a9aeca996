// Tells what an amount would bring just now.
import { getConvertRate } from '#lib/contract/calls/v1/spot/convert/rate.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { convertRefusal, findConvertPair } from '#server/answers/wallets/convert-words.ts';
import { readMoney } from '#server/answers/amounts/read-money.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';
import { priceText } from '#server/services/convert/price-text.ts';

export const serveConvertRate = servePublic(getConvertRate, ['convert', 'listings'], async ({ fromCoin, toCoin, fromCoinSize }, visit) => {
  const pair = findConvertPair(fromCoin, toCoin, visit);
  if (pair instanceof Refusal) return pair;
  const units = readMoney(fromCoinSize, pair.from);
  if (units instanceof Refusal) return units;
  const answer = await visit.convert.price(pair.from, pair.to, units);
  if ('reason' in answer) return convertRefusal(answer.reason, pair.from);
  const toCoinSize = formatDecimal(answer.toUnits, pair.to.decimals);
  const route = answer.route.map((marketId) => visit.listings.market(marketId).symbol);
  return { fromCoin, fromCoinSize, toCoin, toCoinSize, cnvtPrice: priceText(fromCoinSize, toCoinSize), route };
});
