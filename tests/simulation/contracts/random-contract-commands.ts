// Random but repeatable traffic for contracts: orders of all kinds, settings, margin, prices that jump, funding, and delivery at its time.
import {
  BusinessLine,
  EntryPoint,
  HoldSide,
  MarginMode,
  PositionMode,
  SelfTradePrevention,
  Side,
  TimeInForce,
  Wallet,
} from '#lib/contract/enums.ts';
import { everyMarket } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import { PriceSource, type ExitTerms, type TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import { planKinds } from '#server/engine/plans/plan-kinds.ts';
import type { PlanKind, PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { assets, contracts, deliveryMs, houseAccount, traders } from './contract-venue.ts';

type Random = (below: number) => number;
const pick = <Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing => things[random(things.length)] ?? things[0];
const coins = [assets.usdt, assets.btc] as const;
const hedgers: ReadonlySet<number> = new Set([1001, 1003]);

/** The price of the market: it wanders, and now and then it jumps. */
export type Weather = { readonly centre: number[]; stormy: boolean };
export const newWeather = (): Weather => ({ centre: Object.values(contracts).map(() => 10_000), stormy: false });

const presetExit = (random: Random, centre: number, side: Side): ExitTerms => ({
  takeProfit: leg(random, centre + (side === Side.buy ? 160 : -160), side === Side.buy),
  stopLoss: random(2) === 0 ? null : leg(random, centre + (side === Side.buy ? -160 : 160), side === Side.sell),
});

function place(random: Random, weather: Weather): Command {
  const accountId = pick(random, traders);
  const marketId = random(4);
  const side = pick(random, [Side.buy, Side.sell]);
  const market = random(4) === 0;
  const centre = weather.centre[marketId] ?? 10_000;
  // Mostly as the account trades; now and then in the other mode's words.
  const isHedged = hedgers.has(accountId) !== (random(60) === 0);
  return {
    type: 'place-order',
    accountId,
    marketId,
    side,
    kind: market ? 'market' : 'limit',
    timeInForce: pick(random, [TimeInForce.gtc, TimeInForce.gtc, TimeInForce.ioc, TimeInForce.fok]),
    priceTicks: ticks(market ? 0 : Math.max(1, centre - 150 + random(300))),
    quantityLots: lots(1 + random(random(5) === 0 ? 40_000 : 2_000)),
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: pick(random, [SelfTradePrevention.cancelTaker, SelfTradePrevention.cancelMaker, SelfTradePrevention.cancelBoth]),
    ...(isHedged ? { holdSide: pick(random, [HoldSide.long, HoldSide.short]) } : random(5) === 0 ? { reduceOnly: true } : {}),
    ...(random(6) === 0 ? { exit: presetExit(random, centre, side) } : {}),
  };
}

const sources = [PriceSource.last, PriceSource.index, PriceSource.mark] as const;

function leg(random: Random, centre: number, rises: boolean): TriggerTerms {
  const away = 1 + random(200);
  const triggerTicks = ticks(Math.max(1, rises ? centre + away : centre - away));
  return {
    source: pick(random, sources),
    triggerTicks,
    executeTicks: ticks(random(2) === 0 ? 0 : Math.max(1, centre - 100 + random(200))),
  };
}

/** Every third of the plans that trail and close is for all that there is. */
const followsAll = (terms: PlanTerms, closes: boolean, size: number): number =>
  closes && terms.kind === 'trailing' && terms.callbackPpm % 3 === 0 ? 0 : size;

function plan(random: Random, weather: Weather): Command {
  const accountId = pick(random, traders);
  const marketId = random(4);
  const side = pick(random, [Side.buy, Side.sell]);
  const centre = weather.centre[marketId] ?? 10_000;
  const exit = {
    takeProfit: leg(random, centre, side === Side.sell),
    stopLoss: random(2) === 0 ? null : leg(random, centre, side === Side.buy),
  };
  const kinds: Readonly<Record<PlanKind, PlanTerms>> = {
    trigger: { kind: 'trigger', trigger: leg(random, centre, random(2) === 0), exit: null },
    exit: { kind: 'exit', exit },
    trailing: {
      kind: 'trailing',
      source: pick(random, sources),
      activationTicks: ticks(random(2) === 0 ? 0 : centre + 50),
      callbackPpm: 1_000 + random(20_000),
    },
    oco: { kind: 'oco', limitTicks: ticks(centre), stop: leg(random, centre, true) },
    'time-share': { kind: 'time-share', slices: 2, intervalMs: 5_000, limitTicks: ticks(centre), jitterPpm: 0, seed: 7 },
    'chase-limit': {
      kind: 'chase-limit',
      boundTicks: ticks(Math.max(1, side === Side.buy ? centre + 100 : centre - 100)),
      maxMoves: 1 + random(6),
    },
    'margin-ratio': { kind: 'margin-ratio', ratioPpm: 5_000 + random(990_000) },
  };
  const terms = kinds[random(4) === 0 ? pick(random, planKinds) : pick(random, ['trigger', 'exit', 'trailing', 'chase-limit'] as const)];
  const isWhole = terms.kind === 'margin-ratio' && random(12) > 0;
  const closes = terms.kind === 'exit' || isWhole || random(3) === 0;
  const hold = hedgers.has(accountId) ? { holdSide: closes === (side === Side.sell) ? HoldSide.long : HoldSide.short } : {};
  return {
    type: 'place-plan',
    accountId,
    marketId,
    side,
    quantityLots: lots(isWhole || (terms.kind === 'exit' && random(2) === 0) ? 0 : followsAll(terms, closes, 1 + random(2_000))),
    amountUnits: units(0n),
    terms,
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: EntryPoint.web,
    ...(hedgers.has(accountId) ? hold : closes ? { reduceOnly: true } : {}),
  };
}

/** The order is anybody's guess: now and then it is one that has an exit, and now and then the sides are right. */
function otherExit(random: Random, weather: Weather, accountId: number, orderId: number): Command {
  const exit = presetExit(random, weather.centre[0] ?? 10_000, pick(random, [Side.buy, Side.sell]));
  return { type: 'set-order-exit', accountId, orderId, exit: random(2) === 0 ? null : exit };
}

function setting(random: Random): Command {
  const accountId = pick(random, traders);
  const marketId = random(4);
  const holdSide = pick(random, [HoldSide.long, HoldSide.short]);
  const leverage = pick(random, [1, 3, 5, 10, 20, 50, 100, 101] as const);
  switch (random(5)) {
    case 0:
      return { type: 'set-leverage', accountId, marketId, longLeverage: leverage, shortLeverage: random(4) === 0 ? 7 : leverage };
    case 1:
      return { type: 'set-margin-mode', accountId, marketId, mode: pick(random, [MarginMode.isolated, MarginMode.cross]) };
    case 2:
      return { type: 'change-margin', accountId, marketId, holdSide, units: units(BigInt(random(2_000_000) - 1_000_000)) };
    case 3:
      return { type: 'set-auto-append', accountId, marketId, holdSide, on: random(2) === 0 };
    default: {
      const mode = hedgers.has(accountId) === (random(20) !== 0) ? PositionMode.hedge : PositionMode.oneWay;
      return { type: 'set-position-mode', accountId, line: pick(random, [BusinessLine.usdt, BusinessLine.usd]), mode };
    }
  }
}

function move(random: Random, weather: Weather): Command {
  const marketId = random(4);
  if (random(200) === 0) weather.stormy = !weather.stormy;
  const before = weather.centre[marketId] ?? 10_000;
  const reach = weather.stormy ? 400 : 60;
  const pull = Math.sign(10_000 - before) * random(20);
  const centre = Math.max(2_000, Math.min(40_000, before + random(reach * 2 + 1) - reach + pull));
  weather.centre[marketId] = centre;
  return { type: 'set-mark-price', marketId, markTicks: ticks(centre), indexTicks: ticks(Math.max(1, centre - 20 + random(40))) };
}

const quote = (random: Random, weather: Weather, marketId: number): Command => ({
  type: 'requote-market',
  accountId: houseAccount,
  marketId,
  centreTicks: ticks(weather.centre[marketId] ?? 10_000),
  halfSpreadTicks: 1 + random(5),
  levels: 1 + random(20),
  stepTicks: 1 + random(8),
  quantityLots: lots(1 + random(weather.stormy ? 300 : 4_000)),
  seed: random(1000),
});

/** The next command; `timeMs` is when it will be applied. */
export function randomContractCommand(random: Random, weather: Weather, timeMs: number, lastOrderId: number): Command {
  const dice = random(100);
  const accountId = pick(random, traders);
  const orderId = Math.max(1, lastOrderId - random(60));
  if (dice < 32) return place(random, weather);
  if (dice < 38) return plan(random, weather);
  if (dice < 44)
    return { type: 'amend-order', accountId, orderId, priceTicks: ticks(9_900 + random(200)), quantityLots: lots(1 + random(3_000)) };
  if (dice < 47) return { type: 'cancel-order', accountId, orderId };
  if (dice < 50) return otherExit(random, weather, accountId, Math.max(1, lastOrderId - random(12)));
  if (dice < 58) return setting(random);
  if (dice < 74) return move(random, weather);
  if (dice < 88) return quote(random, weather, random(4));
  if (dice < 91)
    return { type: 'settle-funding', marketId: random(3), slotMs: Math.floor(timeMs / 1000) * 1000, rateE8: random(600_001) - 300_000 };
  if (dice < 94) {
    const [from, to] = random(3) === 0 ? [Wallet.spot, Wallet.futures] : [Wallet.futures, Wallet.spot];
    return { type: 'transfer-funds', accountId, assetId: pick(random, coins), from, to, units: units(BigInt(1 + random(3_000_000))) };
  }
  if (dice < 96)
    return {
      type: 'credit-deposit',
      accountId,
      assetId: pick(random, coins),
      units: units(BigInt(1 + random(9_000_000))),
      reference: `more:${lastOrderId}:${timeMs}`,
    };
  if (dice < 97 && timeMs >= deliveryMs)
    return { type: 'settle-delivery', marketId: contracts.dated, priceTicks: ticks(weather.centre[contracts.dated] ?? 10_000) };
  if (dice === 98 && random(2) === 0)
    return {
      type: 'cancel-all-plans',
      accountId,
      marketId: random(2) === 0 ? everyMarket : random(4),
      kind: pick(random, [null, ...planKinds]),
    };
  if (dice === 99)
    return {
      type: 'reverse-position',
      accountId,
      marketId: random(4),
      holdSide: pick(random, [HoldSide.long, HoldSide.short]),
      entryPoint: EntryPoint.web,
    };
  return { type: 'advance-clock' };
}
