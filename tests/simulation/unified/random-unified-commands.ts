// Random but repeatable traffic for unified accounts: what margin traffic does, with contracts, switches of mode and withdrawals among it.
import {
  AccountMode,
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
import type { Command } from '#server/engine/command.ts';
import { PriceSource } from '#server/engine/plans/trigger-terms.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { coins, lendingHouse, whole } from '../lending/margin-venue.ts';
import { randomMarginCommand, type LendingWeather } from '../lending/random-margin-commands.ts';
import { pairOf, perpetuals, unifiedTraders } from './unified-venue.ts';

type Random = (below: number) => number;
const pick = <Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing => things[random(things.length)] ?? things[0];
const contracts = [perpetuals.btc, perpetuals.eth, perpetuals.inverse, perpetuals.play] as const;
const priceOf = (weather: LendingWeather, marketId: number): number => weather.centre[pairOf(marketId)] ?? 1_000;
/** Trades in hedge mode as long as nobody says otherwise. */
const hedger = 1003;
const cautious = 1002;

function placeContract(random: Random, weather: LendingWeather): Command {
  const accountId = pick(random, unifiedTraders);
  const marketId = pick(random, contracts);
  const centre = priceOf(weather, marketId);
  const isMarket = random(2) === 0;
  const away = Math.max(1, Math.floor(centre / 200));
  const isInverse = marketId === perpetuals.inverse;
  const size = 1 + random(pick(random, [200, 2_000, 8_000]));
  const isHedged = (accountId === hedger) !== (random(30) === 0);
  return {
    type: 'place-order',
    accountId,
    marketId,
    side: pick(random, [Side.buy, Side.sell]),
    kind: isMarket ? 'market' : 'limit',
    timeInForce: isMarket ? TimeInForce.ioc : TimeInForce.gtc,
    priceTicks: ticks(isMarket ? 0 : Math.max(1, centre - away + random(away * 2))),
    quantityLots: lots(isInverse ? size * 10 : size),
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    ...(isHedged ? { holdSide: pick(random, [HoldSide.long, HoldSide.short]) } : random(6) === 0 ? { reduceOnly: true } : {}),
  };
}

/** In the one wallet, borrowing what is lacking. */
function placeSpot(random: Random, weather: LendingWeather): Command {
  const marketId = random(2);
  const centre = weather.centre[marketId] ?? 1_000;
  const isMarket = random(2) === 0;
  const away = Math.max(1, Math.floor(centre / 200));
  return {
    type: 'place-order',
    accountId: pick(random, unifiedTraders),
    marketId,
    side: pick(random, [Side.buy, Side.sell]),
    kind: isMarket ? 'market' : 'limit',
    timeInForce: isMarket ? TimeInForce.ioc : TimeInForce.gtc,
    priceTicks: ticks(isMarket ? 0 : Math.max(1, centre - away + random(away * 2))),
    quantityLots: lots(1 + random(pick(random, [300, 3_000]))),
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    ...(random(3) > 0 ? { borrow: true } : {}),
  };
}

const quote = (random: Random, weather: LendingWeather): Command => {
  const marketId = pick(random, contracts);
  return {
    type: 'requote-market',
    accountId: lendingHouse,
    marketId,
    centreTicks: ticks(priceOf(weather, marketId)),
    halfSpreadTicks: 1 + random(5),
    levels: 1 + random(12),
    stepTicks: 1 + random(8),
    quantityLots: lots(1 + random(weather.stormy ? 60 : 900) * (marketId === perpetuals.inverse ? 10 : 1)),
    seed: random(1000),
  };
};

/** Near where the pair stands: index prices of pairs come by themselves. */
function mark(random: Random, weather: LendingWeather): Command {
  const marketId = pick(random, contracts);
  const centre = priceOf(weather, marketId);
  const indexTicks = Math.max(1, centre - Math.floor(centre / 500) + random(Math.max(1, Math.floor(centre / 250))));
  const markTicks = Math.max(1, indexTicks - Math.floor(centre / 1_000) + random(Math.max(1, Math.floor(centre / 500))));
  return { type: 'set-mark-price', marketId, markTicks: ticks(markTicks), indexTicks: ticks(indexTicks) };
}

function withdrawal(random: Random, lastOrderId: number): Command {
  const reference = `out:${random(400)}`;
  const dice = random(4);
  if (dice === 0) return { type: 'settle-withdrawal', reference };
  if (dice === 1) return { type: 'release-withdrawal', reference };
  const assetId = pick(random, [coins.usdt, coins.btc, coins.eth]);
  const max = assetId === coins.usdt ? 2_000 * whole : assetId === coins.btc ? whole / 5 : 2 * whole;
  return {
    type: 'reserve-withdrawal',
    accountId: pick(random, unifiedTraders),
    assetId,
    units: units(BigInt(1 + random(max))),
    feeUnits: units(BigInt(random(1_000))),
    reference: `out:${lastOrderId % 400}`,
  };
}

/** To another account, to oneself now and then; names are drawn from few, so that they are met again, as the same and as something else. */
function sending(random: Random): Command {
  const assetId = pick(random, [coins.usdt, coins.btc, coins.eth]);
  const max = assetId === coins.usdt ? 500 : assetId === coins.btc ? 1 : 3;
  return {
    type: 'send-funds',
    accountId: pick(random, unifiedTraders),
    toAccountId: pick(random, unifiedTraders),
    assetId,
    units: units(BigInt((1 + random(max)) * (whole / 20))),
    ...(random(3) === 0 ? {} : { clientOid: `send:${random(200)}` }),
  };
}

/** Waits for a price nearby, and borrows what is missing then. */
function borrowingPlan(random: Random, weather: LendingWeather): Command {
  const marketId = random(2);
  const centre = weather.centre[marketId] ?? 1_000;
  const near = ticks(Math.max(1, centre - Math.floor(centre / 50) + random(Math.max(1, Math.floor(centre / 25)))));
  return {
    type: 'place-plan',
    accountId: pick(random, unifiedTraders),
    marketId,
    side: pick(random, [Side.buy, Side.sell]),
    quantityLots: lots(1 + random(400)),
    amountUnits: units(0n),
    terms: {
      kind: 'trigger',
      trigger: { source: PriceSource.index, triggerTicks: near, executeTicks: random(2) === 0 ? ticks(0) : near },
      exit: null,
    },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: EntryPoint.web,
    borrow: true,
  };
}

function setting(random: Random): Command {
  const accountId = pick(random, unifiedTraders);
  const marketId = pick(random, contracts);
  const leverage = pick(random, [1, 3, 5, 10, 20, 50, 51]);
  if (random(4) === 0) return { type: 'set-margin-mode', accountId, marketId, mode: pick(random, [MarginMode.isolated, MarginMode.cross]) };
  if (random(4) === 0)
    return {
      type: 'set-position-mode',
      accountId,
      line: pick(random, [BusinessLine.usdt, BusinessLine.usd]),
      mode: accountId === hedger ? PositionMode.hedge : PositionMode.oneWay,
    };
  return { type: 'set-leverage', accountId, marketId, longLeverage: leverage, shortLeverage: leverage };
}

/** An account that loses everything gets more to lose. */
function deposit(random: Random, weather: LendingWeather, lastOrderId: number): Command {
  const assetId = pick(random, [coins.usdt, coins.btc, coins.eth]);
  const price = assetId === coins.usdt ? 1 : (weather.centre[assetId === coins.btc ? 0 : 1] ?? 1_000);
  return {
    type: 'credit-deposit',
    accountId: pick(random, unifiedTraders),
    assetId,
    units: units(BigInt(1 + Math.floor((random(4_000) * whole) / price))),
    reference: `again:${lastOrderId}:${random(1_000_000)}`,
  };
}

/** Out of a position, as far as the book goes. */
function close(random: Random): Command {
  const accountId = pick(random, unifiedTraders);
  const side = pick(random, [Side.buy, Side.sell]);
  const words = accountId === hedger ? { holdSide: side === Side.buy ? HoldSide.short : HoldSide.long } : { reduceOnly: true };
  return {
    type: 'place-order',
    accountId,
    marketId: pick(random, contracts),
    side,
    kind: 'market',
    timeInForce: TimeInForce.ioc,
    priceTicks: ticks(0),
    quantityLots: lots(1 + random(pick(random, [20, 200, 2_000]))),
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    ...words,
  };
}

/** The next command; `timeMs` is when it will be applied. */
export function randomUnifiedCommand(random: Random, weather: LendingWeather, timeMs: number, lastOrderId: number): Command {
  const dice = random(100);
  if (dice < 1 && random(3) === 0) return deposit(random, weather, lastOrderId);
  if (dice < 33) return randomMarginCommand(random, weather, lastOrderId);
  if (dice < 34) return close(random);
  if (dice < 52) return placeContract(random, weather);
  if (dice < 62) return placeSpot(random, weather);
  if (dice < 74) return mark(random, weather);
  if (dice < 86) return quote(random, weather);
  if (dice < 89) return setting(random);
  if (dice < 91)
    return random(2) === 0 ? withdrawal(random, lastOrderId) : random(3) === 0 ? borrowingPlan(random, weather) : sending(random);
  if (dice < 92)
    return {
      type: 'settle-funding',
      marketId: pick(random, contracts),
      slotMs: Math.floor(timeMs / 3_600_000) * 3_600_000,
      rateE8: random(600_001) - 300_000,
    };
  if (dice < 93)
    return {
      type: 'transfer-funds',
      accountId: pick(random, unifiedTraders),
      assetId: pick(random, [coins.usdt, coins.btc]),
      from: Wallet.spot,
      to: Wallet.futures,
      units: units(BigInt(1 + random(3_000 * whole))),
    };
  if (dice < 94) {
    // Orders would keep accounts unified for ever.
    return { type: 'cancel-all-orders', accountId: pick(random, unifiedTraders), marketId: -1, side: null };
  }
  if (dice < 96) {
    const marketId = pick(random, contracts);
    return {
      type: 'reverse-position',
      accountId: pick(random, unifiedTraders),
      marketId,
      holdSide: pick(random, [HoldSide.long, HoldSide.short]),
      entryPoint: EntryPoint.web,
    };
  }
  if (random(20) === 0)
    return {
      type: 'set-unified-terms',
      minEquityUnits: pick(random, [1_000, 1_000, 15_000, -1]) * whole,
      interestFree: [[coins.usdt, random(400) * whole]],
    };
  const accountId = pick(random, unifiedTraders);
  const usual = [AccountMode.classic, AccountMode.classic, AccountMode.basic, AccountMode.advanced] as const;
  // One never lets everything stand behind everything, and is classic more often than the others.
  return {
    type: 'switch-account-mode',
    accountId,
    mode: pick(random, accountId === cautious ? [AccountMode.classic, AccountMode.basic] : usual),
  };
}
