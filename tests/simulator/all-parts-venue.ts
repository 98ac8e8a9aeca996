// The venue where all parts of the core meet: pairs, contracts, loans, unified accounts, convert, bots and copies in the same few accounts.
import { EntryPoint, HoldSide, MarginMode, MarketState, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Command, PartName } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { everyMarket } from '#server/engine/ids.ts';
import { BestPrice } from '#server/engine/orders/order-command.ts';
import { planKinds } from '#server/engine/plans/plan-kinds.ts';
import type { PlanKind, PlanTerms } from '#server/engine/plans/plan-terms.ts';
import { PriceSource, type ExitTerms, type TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { convertOpening } from '#tests/simulation/convert/convert-venue.ts';
import { randomC2cCommand } from '#tests/simulation/c2c/random-c2c-commands.ts';
import { randomConvertCommand } from '#tests/simulation/convert/random-convert-commands.ts';
import { randomLeadingCommand } from '#tests/simulation/leading/random-leading-commands.ts';
import { coins, lendingHouse, pairs, whole } from '#tests/simulation/lending/margin-venue.ts';
import { newLendingWeather, randomMarginCommand, type LendingWeather } from '#tests/simulation/lending/random-margin-commands.ts';
import { randomMoney, randomSource } from '#tests/simulation/random-commands.ts';
import { randomIdentity } from '#tests/simulation/restart/restart-traffics.ts';
import { randomStrategyCommand } from '#tests/simulation/strategies/random-strategy-commands.ts';
import { randomUnifiedCommand } from '#tests/simulation/unified/random-unified-commands.ts';
import { datedContract, pairOf, perpetuals, unifiedOpening, unifiedTraders } from '#tests/simulation/unified/unified-venue.ts';
import type { Judge, Play, Venue } from './venue.ts';

const sides = [Side.buy, Side.sell] as const;
const sources = [PriceSource.last, PriceSource.index, PriceSource.mark] as const;
const hourMs = 3_600_000;
const firstDated = 20;
/** The listed markets stay for good, so that their number is bounded. */
const mostDated = 60;

type Arrival = { readonly accountId: number; readonly assetId: number; readonly reference: string };

/** The state of one run, and what its generators draw from. */
class Traffic {
  readonly random: (below: number) => number;
  readonly weather: LendingWeather = newLendingWeather();
  /** The contract that is delivered next; null before the first and behind the last. */
  dated: { readonly marketId: number; readonly deliveryMs: number } | null = null;
  listed = 0;
  /** Deposits, and those of them that were asked to be reversed: by some of these somebody owes. */
  readonly arrivals: Arrival[] = [];
  readonly reversed: Arrival[] = [];
  step = 0;

  constructor(seed: number) {
    this.random = randomSource(seed);
  }

  pick<One>(choices: readonly One[]): One {
    const one = choices[this.random(choices.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  }

  user(): number {
    return this.pick(unifiedTraders);
  }

  market(): number {
    const known = [...Object.values(pairs), ...Object.values(perpetuals)];
    return this.pick(this.dated === null ? known : [...known, this.dated.marketId]);
  }

  /** Near the price of its coin. */
  price(marketId: number): number {
    const centre = this.weather.centre[marketId >= perpetuals.btc ? pairOf(marketId) : marketId] ?? 1_000;
    return Math.max(1, centre - Math.floor(centre / 40) + this.random(Math.max(1, Math.floor(centre / 20))));
  }

  /** Mostly one of the account's own that is open; now and then anybody's, or one that is gone. */
  orderId(exchange: Exchange, accountId: number): number {
    const own = exchange.openOrders(accountId);
    return own[this.random(own.length + 1)]?.orderId ?? Math.max(1, exchange.lastOrderId() - this.random(80));
  }
}

type Generator = {
  /** Its part of the traffic: each command is drawn by these shares. */
  readonly share: number;
  readonly next: (traffic: Traffic, exchange: Exchange, timeMs: number) => Command;
};

const trigger = (traffic: Traffic, marketId: number): TriggerTerms => ({
  source: traffic.pick(sources),
  triggerTicks: ticks(traffic.price(marketId)),
  executeTicks: ticks(traffic.random(2) === 0 ? 0 : traffic.price(marketId)),
});

function exit(traffic: Traffic, marketId: number): ExitTerms {
  const takeProfit = traffic.random(4) === 0 ? null : trigger(traffic, marketId);
  return { takeProfit, stopLoss: takeProfit !== null && traffic.random(3) === 0 ? null : trigger(traffic, marketId) };
}

const termsOf: { readonly [Kind in PlanKind]: (traffic: Traffic, marketId: number) => Extract<PlanTerms, { kind: Kind }> } = {
  trigger: (traffic, marketId) => ({
    kind: 'trigger',
    trigger: trigger(traffic, marketId),
    exit: traffic.random(3) === 0 ? exit(traffic, marketId) : null,
  }),
  exit: (traffic, marketId) => ({ kind: 'exit', exit: exit(traffic, marketId) }),
  trailing: (traffic, marketId) => ({
    kind: 'trailing',
    source: traffic.pick(sources),
    activationTicks: ticks(traffic.random(2) === 0 ? 0 : traffic.price(marketId)),
    callbackPpm: 500 + traffic.random(50_000),
  }),
  oco: (traffic, marketId) => ({ kind: 'oco', limitTicks: ticks(traffic.price(marketId)), stop: trigger(traffic, marketId) }),
  'time-share': (traffic, marketId) => ({
    kind: 'time-share',
    slices: 1 + traffic.random(6),
    intervalMs: 30_000 + traffic.random(300_000),
    limitTicks: ticks(traffic.random(2) === 0 ? 0 : traffic.price(marketId)),
    jitterPpm: traffic.random(500_001),
    seed: traffic.random(2 ** 32),
  }),
  'chase-limit': (traffic, marketId) => ({
    kind: 'chase-limit',
    boundTicks: ticks(traffic.price(marketId)),
    maxMoves: traffic.random(12),
  }),
  'margin-ratio': (traffic) => ({ kind: 'margin-ratio', ratioPpm: 5_000 + traffic.random(990_000) }),
};

/** An order of no kind that the other generators have: hidden parts, the best price, exits that wait for it. */
function order(traffic: Traffic, exchange: Exchange): Command {
  const dice = traffic.random(20);
  const accountId = traffic.user();
  const orderId = traffic.orderId(exchange, accountId);
  const marketId = traffic.market();
  if (dice < 2)
    return {
      type: 'amend-order',
      accountId,
      orderId,
      priceTicks: ticks(traffic.price(marketId)),
      quantityLots: lots(1 + traffic.random(400)),
    };
  if (dice < 4) return { type: 'cancel-order', accountId, orderId };
  if (dice === 4) return { type: 'cancel-all-orders', accountId, marketId: everyMarket, side: traffic.pick([null, ...sides]) };
  if (dice < 8)
    return {
      type: 'requote-market',
      accountId: lendingHouse,
      marketId,
      centreTicks: ticks(traffic.price(marketId)),
      halfSpreadTicks: 1 + traffic.random(5),
      levels: 1 + traffic.random(12),
      stepTicks: 1 + traffic.random(8),
      quantityLots: lots(1 + traffic.random(900)),
      seed: traffic.random(1000),
    };
  const isMarket = traffic.random(4) === 0;
  const atBest = !isMarket && traffic.random(6) === 0;
  return {
    type: 'place-order',
    accountId,
    marketId,
    side: traffic.pick(sides),
    kind: isMarket ? 'market' : 'limit',
    timeInForce: isMarket ? TimeInForce.ioc : traffic.pick(Object.values(TimeInForce)),
    priceTicks: ticks(isMarket || atBest ? 0 : traffic.price(marketId)),
    quantityLots: lots(1 + traffic.random(traffic.pick([40, 400, 4_000]))),
    amountUnits: units(0n),
    clientOid: traffic.random(8) === 0 ? `n${traffic.random(400)}` : '',
    selfTradePrevention: traffic.pick(Object.values(SelfTradePrevention)),
    ...(!isMarket && traffic.random(4) === 0 ? { displayLots: lots(1 + traffic.random(20)) } : {}),
    ...(atBest ? { bestPrice: traffic.pick(Object.values(BestPrice)) } : {}),
    ...(traffic.random(5) === 0 ? { exit: exit(traffic, marketId) } : {}),
  };
}

/** Stops a TWAP, lets it go on, or gives it another interval and a larger size. */
function standing(
  traffic: Traffic,
  { accountId, planId, paused, quantityLots, terms }: ReturnType<Exchange['openPlans']>[number],
): Command {
  if (traffic.random(2) === 0 || terms.kind !== 'time-share') return { type: paused ? 'resume-plan' : 'pause-plan', accountId, planId };
  return {
    type: 'change-plan',
    accountId,
    planId,
    quantityLots: lots(quantityLots + traffic.random(20)),
    amountUnits: units(0n),
    terms: { ...terms, intervalMs: 30_000 + traffic.random(300_000) },
  };
}

function plan(traffic: Traffic, exchange: Exchange): Command {
  const accountId = traffic.user();
  const dice = traffic.random(20);
  const own = exchange.openPlans(accountId);
  const known = own[traffic.random(own.length + 1)];
  const marketId = known?.marketId ?? traffic.market();
  const planId = known?.planId ?? traffic.orderId(exchange, accountId);
  if (dice < 3) {
    const terms = termsOf[traffic.pick(planKinds)](traffic, marketId);
    return { type: 'amend-plan', accountId, planId, quantityLots: lots(1 + traffic.random(400)), amountUnits: units(0n), terms };
  }
  if (dice < 6) return { type: 'cancel-plan', accountId, planId };
  const sliced = unifiedTraders.flatMap((id) => exchange.openPlans(id)).find(({ terms }) => terms.kind === 'time-share');
  if (dice > 7 && dice < 10 && sliced !== undefined) return standing(traffic, sliced);
  if (dice === 6) return { type: 'cancel-all-plans', accountId, marketId, kind: traffic.pick([null, ...planKinds]) };
  if (dice === 7) return { type: 'set-countdown', accountId, key: `k${traffic.random(3)}`, timeoutMs: traffic.pick([0, 60_000, 600_000]) };
  const terms = termsOf[traffic.pick(planKinds)](traffic, marketId);
  const closes = terms.kind === 'margin-ratio' || traffic.random(3) === 0;
  return {
    type: 'place-plan',
    accountId,
    marketId,
    side: traffic.pick(sides),
    quantityLots: lots(terms.kind === 'margin-ratio' ? 0 : 1 + traffic.random(traffic.pick([40, 400]))),
    amountUnits: units(0n),
    terms,
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: EntryPoint.api,
    ...(closes && marketId >= perpetuals.btc ? { reduceOnly: true } : {}),
  };
}

/** Contracts that are delivered: listed, priced, and settled at their time or somewhat later. */
function dated(traffic: Traffic, timeMs: number): Command {
  if (traffic.dated !== null && timeMs >= traffic.dated.deliveryMs && traffic.random(3) === 0) {
    const { marketId } = traffic.dated;
    traffic.dated = null;
    return { type: 'settle-delivery', marketId, priceTicks: ticks(traffic.price(marketId)) };
  }
  if (traffic.dated === null && traffic.listed < mostDated) {
    traffic.dated = { marketId: firstDated + traffic.listed, deliveryMs: timeMs + (4 + traffic.random(20)) * hourMs };
    traffic.listed += 1;
    return { type: 'list-market', rules: datedContract(traffic.dated.marketId, traffic.dated.deliveryMs) };
  }
  const marketId = traffic.dated?.marketId ?? perpetuals.btc;
  const price = traffic.price(marketId);
  return { type: 'set-mark-price', marketId, markTicks: ticks(price), indexTicks: ticks(price) };
}

/** The commands around contracts: margin of a position, exits of the order that adds to it, prices, deliveries. */
function contract(traffic: Traffic, exchange: Exchange, timeMs: number): Command {
  const dice = traffic.random(10);
  if (dice < 2) return dated(traffic, timeMs);
  const accountId = traffic.user();
  const positions = exchange.futures(accountId)?.positions ?? [];
  const held = positions[traffic.random(positions.length + 1)];
  const marketId = held?.marketId ?? traffic.pick(Object.values(perpetuals));
  const holdSide = held?.holdSide ?? traffic.pick([HoldSide.long, HoldSide.short]);
  if (dice === 2) {
    // Few positions are isolated, and margin goes to no others.
    const isolated = unifiedTraders.flatMap((one) =>
      (exchange.futures(one)?.positions ?? [])
        .filter(({ marginMode }) => marginMode === MarginMode.isolated)
        .map((position) => ({ accountId: one, marketId: position.marketId, holdSide: position.holdSide })),
    );
    const position = isolated[traffic.random(isolated.length + 1)] ?? { accountId, marketId, holdSide };
    return { type: 'change-margin', ...position, units: units(BigInt(traffic.random(40 * whole) - 10 * whole)) };
  }
  if (dice === 3) return { type: 'set-auto-append', accountId, marketId, holdSide, on: traffic.random(2) === 0 };
  if (dice === 4) {
    const preset = traffic.random(3) === 0 ? null : exit(traffic, marketId);
    return { type: 'set-order-exit', accountId, orderId: traffic.orderId(exchange, accountId), exit: preset };
  }
  return randomUnifiedCommand(traffic.random, traffic.weather, timeMs, exchange.lastOrderId());
}

/** Halts, and a market that takes no orders for a while; most of the time all of them trade. */
function market(traffic: Traffic, timeMs: number): Command {
  if (traffic.random(3) === 0) return dated(traffic, timeMs);
  const state = traffic.random(16) === 0 ? traffic.pick([MarketState.cancelOnly, MarketState.halted]) : MarketState.online;
  return { type: 'set-market-state', marketId: traffic.market(), state };
}

/** Money that comes and goes; deposits large enough that people go on trading, and few that are reversed for more than anybody has. */
function money(traffic: Traffic): Command {
  const command = randomMoney(traffic.random, traffic.step);
  const { arrivals, reversed } = traffic;
  const arrival = command.type === 'reverse-deposit' && traffic.random(10) === 0 ? arrivals[traffic.random(arrivals.length)] : undefined;
  if (command.type === 'reverse-deposit' && arrival !== undefined) {
    reversed.push(arrival);
    return { ...command, ...arrival };
  }
  if (command.type === 'credit-deposit' || command.type === 'reverse-deposit') {
    const assetId = traffic.pick(Object.values(coins));
    const most = assetId === coins.usdt ? 20_000 : assetId === coins.btc ? 2 : 20;
    const amount = units(BigInt(1 + traffic.random(most * 1000)) * BigInt(whole / 1000));
    const paid = { accountId: traffic.user(), assetId, reference: `paid:${traffic.step}` };
    arrivals.push(paid);
    return { type: 'credit-deposit', ...paid, units: amount };
  }
  if (command.type !== 'collect-debt') return command;
  const { accountId, assetId } = reversed[traffic.random(reversed.length + 1)] ?? { ...command, accountId: traffic.user() };
  return { type: 'collect-debt', accountId, assetId };
}

/** Each part of the core has a generator of commands: one without does not compile. */
const generators: { readonly [Name in PartName]: Generator } = {
  identity: { share: 6, next: ({ random }, exchange) => randomIdentity(random, exchange) },
  markets: { share: 34, next: (traffic, _, timeMs) => market(traffic, timeMs) },
  wallets: { share: 40, next: money },
  futures: { share: 130, next: contract },
  lending: { share: 130, next: ({ random, weather }, exchange) => randomMarginCommand(random, weather, exchange.lastOrderId()) },
  orders: { share: 160, next: order },
  plans: { share: 110, next: plan },
  convert: { share: 60, next: ({ random }, exchange, timeMs) => randomConvertCommand(random, exchange, timeMs) },
  strategies: { share: 130, next: ({ random, weather }, exchange) => randomStrategyCommand(random, exchange, weather) },
  leading: { share: 80, next: ({ random, weather }, exchange) => randomLeadingCommand(random, exchange, weather) },
  unified: {
    share: 130,
    next: ({ random, weather }, exchange, timeMs) => randomUnifiedCommand(random, weather, timeMs, exchange.lastOrderId()),
  },
  c2c: { share: 60, next: ({ random }, exchange) => randomC2cCommand(random, exchange) },
  inputs: { share: 2, next: ({ step }) => ({ type: 'note-input', text: `step ${step}` }) },
  clock: { share: 8, next: () => ({ type: 'advance-clock' }) },
};

const allShares = Object.values(generators).reduce((sum, { share }) => sum + share, 0);

function nextCommand(traffic: Traffic, exchange: Exchange, timeMs: number): Command {
  traffic.step += 1;
  let left = traffic.random(allShares);
  for (const { share, next } of Object.values(generators)) {
    if (left < share) return next(traffic, exchange, timeMs);
    left -= share;
  }
  throw new Error('the shares of the generators do not add up');
}

/** Every posting is even, nobody but the outside goes below zero, no part breaks a rule of its own. */
function judge(): Judge {
  let seen = 0;
  return (exchange, { events }, whole) => {
    const broken: string[] = [];
    let moves = false;
    for (const event of events) {
      if (event.type === 'command-failed') broken.push(`a command failed inside the core: ${event.message}`);
      if (event.type !== 'ledger-posted') continue;
      moves = true;
      const sums = new Map<number, bigint>();
      for (const { assetId, availableDelta, frozenDelta } of event.entries)
        sums.set(assetId, (sums.get(assetId) ?? 0n) + BigInt(availableDelta) + BigInt(frozenDelta));
      for (const [assetId, sum] of sums) if (sum !== 0n) broken.push(`a posting is off by ${sum} in asset ${assetId}`);
    }
    seen += 1;
    if (whole || (moves && seen % 16 === 0)) broken.push(...exchange.checkInvariants());
    return broken;
  };
}

function play(seed: number): Play {
  const traffic = new Traffic(seed);
  return {
    opening: [...unifiedOpening(5_000, 1), ...convertOpening({ usdt: 1_000_000, btc: 50, eth: 500 })],
    mostMs: 74_000,
    next: (exchange, timeMs) => nextCommand(traffic, exchange, timeMs),
    learn: () => undefined,
  };
}

export const allPartsVenue: Venue = { play, judge };
