// Random but repeatable traffic for borrowed money: loans, orders that borrow and repay, transfers, prices that jump, terms that change.
import { EntryPoint, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarginWalletKind } from '#server/engine/lending/margin-command.ts';
import { PriceSource } from '#server/engine/plans/trigger-terms.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { borrowers, coins, lendingHouse, lendingTerms, pairs, whole } from './margin-venue.ts';

type Random = (below: number) => number;
const pick = <Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing => things[random(things.length)] ?? things[0];
const kinds = [Wallet.cross, Wallet.isolated] as const;
const assets = [coins.usdt, coins.btc, coins.eth] as const;

/** The prices of the pairs: they wander, and now and then they storm. */
export type LendingWeather = { readonly centre: number[]; stormy: boolean };
export const newLendingWeather = (): LendingWeather => ({ centre: [10_000, 1_000], stormy: false });

const centreOf = (weather: LendingWeather, marketId: number): number => weather.centre[marketId] ?? 1_000;

/** About so many dollars of a coin, in its units. */
const worthOf = (random: Random, weather: LendingWeather, assetId: number, dollars: number): number => {
  const price = assetId === coins.usdt ? 1 : centreOf(weather, assetId === coins.btc ? pairs.btc : pairs.eth);
  return 1 + Math.floor((random(dollars) * whole) / price) + random(100);
};

function place(random: Random, weather: LendingWeather): Command {
  const marketId = random(2);
  const centre = centreOf(weather, marketId);
  const side = pick(random, [Side.buy, Side.sell]);
  const isMarket = random(3) === 0;
  const byAmount = isMarket && random(3) === 0;
  const away = Math.max(1, Math.floor(centre / 200));
  const wallet: MarginWalletKind | undefined = random(8) === 0 ? undefined : pick(random, kinds);
  return {
    type: 'place-order',
    accountId: pick(random, borrowers),
    marketId,
    side,
    kind: isMarket ? 'market' : 'limit',
    timeInForce: pick(random, [TimeInForce.gtc, TimeInForce.gtc, TimeInForce.ioc, TimeInForce.fok]),
    priceTicks: ticks(isMarket ? 0 : Math.max(1, centre - away + random(away * 2))),
    quantityLots: lots(byAmount ? 0 : 1 + random(random(3) === 0 ? 3_000 : 300)),
    amountUnits: units(byAmount ? BigInt(1 + random(5_000)) * BigInt(whole) : 0n),
    clientOid: '',
    selfTradePrevention: pick(random, [SelfTradePrevention.cancelTaker, SelfTradePrevention.cancelMaker, SelfTradePrevention.cancelBoth]),
    ...(wallet === undefined ? {} : { wallet }),
    ...(wallet !== undefined && random(3) > 0 ? { borrow: true } : {}),
    ...(wallet !== undefined && random(3) === 0 ? { repay: true } : {}),
    ...(random(12) === 0
      ? {
          exit: {
            takeProfit: { source: PriceSource.last, triggerTicks: ticks(side === Side.buy ? centre * 2 : 1), executeTicks: ticks(0) },
            stopLoss: null,
          },
        }
      : {}),
  };
}

/** One that waits for a price to buy or sell at, with money that it borrows then. */
function borrowingPlan(random: Random, weather: LendingWeather): Command {
  const marketId = random(2);
  const centre = centreOf(weather, marketId);
  const trigger = ticks(Math.max(1, centre - (centre >> 3) + random(centre >> 2)));
  return {
    type: 'place-plan',
    accountId: pick(random, borrowers),
    marketId,
    side: pick(random, [Side.buy, Side.sell]),
    quantityLots: lots(1 + random(200)),
    amountUnits: units(0n),
    terms: { kind: 'trigger', trigger: { source: PriceSource.last, triggerTicks: trigger, executeTicks: trigger }, exit: null },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: EntryPoint.web,
    wallet: pick(random, kinds),
    borrow: true,
  };
}

function plan(random: Random, weather: LendingWeather): Command {
  if (random(2) === 0) return borrowingPlan(random, weather);
  const marketId = random(2);
  const centre = centreOf(weather, marketId);
  return {
    type: 'place-plan',
    accountId: pick(random, borrowers),
    marketId,
    side: Side.sell,
    quantityLots: lots(1 + random(200)),
    amountUnits: units(0n),
    terms: {
      kind: 'exit',
      exit: {
        takeProfit: { source: PriceSource.index, triggerTicks: ticks(centre + 1 + random(centre)), executeTicks: ticks(0) },
        stopLoss: { source: PriceSource.last, triggerTicks: ticks(Math.max(1, centre - 1 - random(centre >> 2))), executeTicks: ticks(0) },
      },
    },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: EntryPoint.web,
    wallet: pick(random, kinds),
  };
}

function transfer(random: Random, weather: LendingWeather): Command {
  const wallet = pick(random, kinds);
  const isIn = random(2) === 0;
  const assetId = pick(random, assets);
  const [from, to] = isIn ? [Wallet.spot, wallet] : [wallet, pick(random, [Wallet.spot, Wallet.futures, Wallet.cross])];
  return {
    type: 'transfer-funds',
    accountId: pick(random, borrowers),
    assetId,
    from,
    to,
    units: units(BigInt(worthOf(random, weather, assetId, isIn ? 3_000 : 9_000))),
    ...(from === Wallet.isolated || to === Wallet.isolated ? { marketId: random(3) } : {}),
  };
}

function loan(random: Random, weather: LendingWeather): Command {
  const assetId = pick(random, assets);
  const wallet = pick(random, kinds);
  return {
    type: random(5) < 4 ? 'borrow' : 'repay',
    accountId: pick(random, borrowers),
    wallet,
    marketId: wallet === Wallet.cross ? -1 : random(2),
    assetId,
    units: units(BigInt(worthOf(random, weather, assetId, pick(random, [6_000, 20_000, 60_000, 400_000])))),
  };
}

function move(random: Random, weather: LendingWeather): Command {
  const marketId = random(2);
  if (random(60) === 0) weather.stormy = !weather.stormy;
  const [first, before] = [marketId === pairs.btc ? 10_000 : 1_000, centreOf(weather, marketId)];
  const reach = Math.max(2, Math.floor(before / (weather.stormy ? 3 : 120)));
  const pull = Math.sign(first - before) * random(Math.max(2, Math.floor(reach / 4)));
  const centre = Math.max(Math.floor(first / 5), Math.min(first * 4, before + random(reach * 2 + 1) - reach + pull));
  weather.centre[marketId] = centre;
  return { type: 'set-reference-price', marketId, priceTicks: ticks(centre) };
}

const quote = (random: Random, weather: LendingWeather): Command => {
  const marketId = random(2);
  return {
    type: 'requote-market',
    accountId: lendingHouse,
    marketId,
    centreTicks: ticks(centreOf(weather, marketId)),
    halfSpreadTicks: 1 + random(5),
    levels: 1 + random(12),
    stepTicks: 1 + random(8),
    quantityLots: lots(1 + random(weather.stormy ? 40 : 600)),
    seed: random(1000),
  };
};

/** Terms as they were, with a bound or a rate moved; now and then ones that make no sense. */
function terms(random: Random): Command {
  const known = pick(random, lendingTerms as readonly [Command, ...Command[]]);
  if (random(3) === 0)
    return {
      type: 'set-margin-rules',
      callPpm: 700_000 + random(310_000),
      liquidationFeePpm: random(40_000),
      reachPpm: random(60_000),
      transferCoefficient: 2,
    };
  if (known.type !== 'set-margin-asset') return known;
  const poolUnits = Math.floor((known.poolUnits * (50 + random(100))) / 100);
  return { ...known, poolUnits, dailyRatesE9: [random(1_000_000), random(500_000)] };
}

/** The next command. */
export function randomMarginCommand(random: Random, weather: LendingWeather, lastOrderId: number): Command {
  const dice = random(100);
  const accountId = pick(random, borrowers);
  const orderId = Math.max(1, lastOrderId - random(60));
  if (dice < 34) return place(random, weather);
  if (dice < 37) return plan(random, weather);
  if (dice < 46) return loan(random, weather);
  if (dice < 56) return transfer(random, weather);
  if (dice < 60)
    return { type: 'amend-order', accountId, orderId, priceTicks: ticks(1 + random(12_000)), quantityLots: lots(1 + random(400)) };
  if (dice < 64) return { type: 'cancel-order', accountId, orderId };
  if (dice < 65)
    return {
      type: 'cancel-all-orders',
      accountId,
      marketId: random(3) - 1,
      side: null,
      ...(random(2) === 0 ? { wallet: pick(random, [Wallet.spot, ...kinds]) } : {}),
    };
  if (dice < 79) return move(random, weather);
  if (dice < 91) return quote(random, weather);
  if (dice < 92) return { type: 'set-isolated-leverage', accountId, marketId: random(3), leverage: 1 + random(6), neverSetIsMax: true };
  if (dice < 93) return terms(random);
  if (dice < 94) return { type: 'set-interest-grade', accountId, grade: random(33) };
  if (dice < 95) return { type: 'set-market-state', marketId: random(2), state: random(6) === 0 ? 'halted' : 'online' };
  if (dice < 97) {
    const assetId = pick(random, assets);
    return {
      type: 'credit-deposit',
      accountId: random(12) === 0 ? 5 : accountId,
      assetId,
      units: units(BigInt(worthOf(random, weather, assetId, 1_500))),
      reference: `more:${lastOrderId}:${random(1_000_000)}`,
    };
  }
  return { type: 'advance-clock' };
}
