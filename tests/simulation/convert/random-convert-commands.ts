// Random but repeatable traffic of conversions: quotes good and bad, taken twice, late, of several coins; orders at rates of one's own.
import type { Command } from '#server/engine/command.ts';
import type { ConvertLeg } from '#server/engine/convert/convert-command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { units } from '#server/engine/units.ts';

import { convertAccount, convertTerms } from './convert-venue.ts';
import { borrowers, coins, whole } from '../lending/margin-venue.ts';

type Random = (below: number) => number;
const pick = <Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing => things[random(things.length)] ?? things[0];
const assets = [coins.usdt, coins.btc, coins.eth] as const;

/** From dust to more than anybody has. */
const amountOf = (random: Random, assetId: number): bigint =>
  1n + BigInt(random(10 ** (1 + random(9)))) * (assetId === coins.usdt ? 100_000n : 10n) + BigInt(random(whole));

/** The amount that convert says it gives, or a promise that it never made. */
function legOf(random: Random, exchange: Exchange, assetId: number, toAssetId: number): ConvertLeg {
  const given = amountOf(random, assetId);
  const [priced] = exchange.convertPrices([{ assetId, toAssetId, units: given }]);
  const said = priced === undefined || 'reason' in priced ? BigInt(random(1_000)) : priced.toUnits;
  const promised = random(8) === 0 ? (said * BigInt(990 + random(20))) / 1000n : said;
  return { assetId, units: units(given), toUnits: units(promised) };
}

/** The next command, at the time it will be stamped with. */
export function randomConvertCommand(random: Random, exchange: Exchange, timeMs: number): Command {
  const dice = random(100);
  const accountId = pick(random, borrowers);
  const [assetId, toAssetId] = [pick(random, assets), pick(random, assets)];
  const orderId = Math.max(1, exchange.lastOrderId() - random(40));
  if (dice < 50) {
    const from = random(3) === 0 ? assets.filter((one) => one !== toAssetId || random(9) === 0) : [assetId];
    const legs = from.map((one) => legOf(random, exchange, one, toAssetId));
    // A name has one end, as quotes have; few names, so that they are met again. Some have run out, some claim to be good for too long.
    const expiresMs = (Math.floor(timeMs / 20_000) + pick(random, [0, 1, 1, 1, 5])) * 20_000;
    return { type: 'convert', accountId, toAssetId, legs, expiresMs, reference: `quote:${expiresMs}:${random(12)}` };
  }
  if (dice < 70) {
    const leg = legOf(random, exchange, assetId, toAssetId);
    const min = (leg.toUnits * BigInt(950 + random(100))) / 1000n;
    const expiresMs = timeMs + pick(random, [40_000, 4_000_000, 40_000_000, -1]);
    const clientOid = random(3) === 0 ? `convert-${random(400)}` : '';
    return {
      type: 'place-convert-order',
      accountId,
      assetId,
      units: leg.units,
      toAssetId,
      toUnits: units(min),
      expiresMs,
      clientOid,
    };
  }
  if (dice < 75) {
    const own = exchange.conversion(accountId).orderIds;
    return { type: 'cancel-convert-order', accountId, orderId: own[random(own.length + 1)] ?? orderId };
  }
  if (dice < 93) {
    const due = exchange.convertsDue(timeMs, 0).orderIds;
    return { type: 'settle-convert-order', orderId: due[random(due.length + 1)] ?? exchange.conversion(accountId).orderIds[0] ?? orderId };
  }
  if (dice < 95)
    return {
      type: 'set-convert-terms',
      spreadPpm: random(3_000),
      reachPpm: random(4) === 0 ? 600_000 : convertTerms.reachPpm,
      guardPpm: convertTerms.guardPpm,
      ...(random(2) === 0 ? { expiresByClock: true } : {}),
    };
  if (dice < 97)
    return {
      type: 'reverse-deposit',
      accountId,
      assetId,
      units: units(amountOf(random, assetId)),
      reference: `first:${accountId}:${assetId}`,
    };
  // The convert account runs low and is stocked up again.
  const reference = `convert:more:${exchange.lastOrderId()}:${random(1_000_000)}`;
  return { type: 'credit-deposit', accountId: convertAccount, assetId, units: units(amountOf(random, assetId)), reference };
}
