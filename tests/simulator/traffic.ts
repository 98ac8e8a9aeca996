// Traffic of every kind, from one seed: thousands of accounts in a few small markets, where everything meets everything.
import { EntryPoint, MarketState, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { BestPrice } from '#server/engine/orders/order-command.ts';
import { everyMarket, type OrderId } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import { PriceSource, type ExitTerms, type TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import { planKinds } from '#server/engine/plans/plan-kinds.ts';
import type { PlanKind, PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';

export const marketCount = 4;
export const firstUser = 1000;
const userCount = 2000;
/** Few enough that they meet themselves and each other, and have several orders at a time. */
const busyUsers = 24;
const houses = [2, 3] as const;

/** One lot is one unit of coin, one tick one unit of money: everything can be checked by eye. */
export const rulesOf = (marketId: number): MarketRules => ({
  marketId,
  symbol: `COIN${marketId}CASH`,
  baseAssetId: marketId,
  quoteAssetId: marketCount,
  lotUnits: 1 + marketId,
  tickLotUnits: 1 + (marketId % 2),
  minQuantityLots: lots(2),
  maxQuantityLots: lots(5000),
  minNotionalUnits: units(100n),
  maxNotionalUnits: units(500_000n),
  makerFeePpm: 1000,
  takerFeePpm: 2000,
  priceBandPpm: 150_000,
});

export function openingOf(): Command[] {
  const users = Array.from({ length: userCount }, (_, place) => firstUser + place);
  const assets = Array.from({ length: marketCount + 1 }, (_, assetId) => assetId);
  return [
    ...assets.map((assetId): Command => ({ type: 'list-asset', assetId, code: `A${assetId}`, decimals: 0 })),
    ...assets.slice(0, marketCount).map((marketId): Command => ({ type: 'list-market', rules: rulesOf(marketId) })),
    { type: 'open-account', accountId: 0, kind: AccountKind.outside },
    { type: 'open-account', accountId: 1, kind: AccountKind.fees },
    ...houses.map((accountId): Command => ({ type: 'open-account', accountId, kind: AccountKind.house })),
    ...users.map((accountId): Command => ({ type: 'open-account', accountId, kind: AccountKind.user })),
    ...[...houses, ...users].flatMap((accountId) =>
      assets.map((assetId): Command => {
        const worth = assetId === marketCount ? 200_000n : 2000n;
        return { type: 'credit-deposit', accountId, assetId, units: units(worth), reference: `${accountId}/${assetId}` };
      }),
    ),
  ];
}

/** Ids of one's own that may still be open, told by events. */
/** Kinds whose terms may be changed: most amendments are of them. */
const amendable = ['trigger', 'exit', 'trailing'] as const;
const changeable = ['oco', 'time-share'] as const;

type Known = { readonly orders: Map<OrderId, number>; readonly plans: Map<OrderId, number> };

const sides = [Side.buy, Side.sell] as const;
const preventions = Object.values(SelfTradePrevention);
const sources = [PriceSource.last, PriceSource.last, PriceSource.last, PriceSource.index] as const;

export class Traffic {
  readonly #random: (below: number) => number;
  readonly #known: Known = { orders: new Map(), plans: new Map() };

  constructor(seed: number) {
    this.#random = randomSource(seed);
  }

  random(below: number): number {
    return this.#random(below);
  }

  /** Learns which orders and plans there are to cancel and amend. */
  learn({ events }: EventRecord): void {
    for (const event of events) {
      if (event.type === 'order-accepted') this.#known.orders.set(event.orderId, event.accountId);
      else if (event.type === 'order-cancelled') this.#known.orders.delete(event.orderId);
      else if (event.type === 'plan-opened') this.#known.plans.set(event.planId, event.accountId);
      else if (event.type === 'plan-closed') this.#known.plans.delete(event.planId);
      else if (event.type === 'trade-executed')
        for (const leg of [event.maker, event.taker]) if (leg.orderFilled) this.#known.orders.delete(leg.orderId);
    }
    for (const ids of [this.#known.orders, this.#known.plans]) {
      const oldest = ids.size > 400 ? ids.keys().next() : null;
      if (oldest?.done === false) ids.delete(oldest.value);
    }
  }

  #pick<One>(choices: readonly One[]): One {
    const one = choices[this.#random(choices.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  }

  #user(): number {
    return firstUser + (this.#random(12) === 0 ? this.#random(userCount) : this.#random(busyUsers));
  }

  #price(): number {
    return 90 + this.#random(21);
  }

  /** Somebody's own id mostly; now and then anybody's, or none at all. */
  #one(ids: ReadonlyMap<OrderId, number>): readonly [accountId: number, id: OrderId] {
    const at = this.#random(Math.max(1, ids.size));
    const found = [...ids][at];
    if (found === undefined || this.#random(20) === 0) return [this.#user(), this.#random(5000)];
    return [found[1], found[0]];
  }

  #trigger(): TriggerTerms {
    const executeTicks = ticks(this.#random(2) === 0 ? 0 : this.#price());
    return { source: this.#pick(sources), triggerTicks: ticks(this.#price()), executeTicks };
  }

  #exit(): ExitTerms {
    const takeProfit = this.#random(4) === 0 ? null : this.#trigger();
    return { takeProfit, stopLoss: this.#random(4) === 0 && takeProfit !== null ? null : this.#trigger() };
  }

  #terms(kinds: readonly PlanKind[] = planKinds): PlanTerms {
    const kind = this.#pick(kinds);
    switch (kind) {
      case 'trigger':
        return { kind, trigger: this.#trigger(), exit: this.#random(3) === 0 ? this.#exit() : null };
      case 'exit':
        return { kind, exit: this.#exit() };
      case 'trailing': {
        const activationTicks = ticks(this.#random(2) === 0 ? 0 : this.#price());
        return { kind, source: this.#pick(sources), activationTicks, callbackPpm: 500 + this.#random(50_000) };
      }
      case 'oco':
        return { kind, limitTicks: ticks(this.#price()), stop: this.#trigger() };
      case 'time-share': {
        const limitTicks = ticks(this.#random(2) === 0 ? 0 : this.#price());
        const [slices, intervalMs] = [1 + this.#random(6), 500 + this.#random(3000)];
        return { kind, slices, intervalMs, limitTicks, jitterPpm: this.#random(500_001), seed: this.#random(2 ** 32) };
      }
      case 'chase-limit':
        return { kind, boundTicks: ticks(this.#price()), maxMoves: this.#random(12) };
      // Refused: there are no contracts here.
      case 'margin-ratio':
        return { kind, ratioPpm: this.#random(1_000_000) };
    }
  }

  #name(): string {
    return this.#random(8) === 0 ? `n${this.#random(400)}` : '';
  }

  #order(): Command {
    const market = this.#random(4) === 0;
    const byAmount = market && this.#random(2) === 0;
    const plain = {
      type: 'place-order' as const,
      accountId: this.#random(10) === 0 ? this.#pick(houses) : this.#user(),
      marketId: this.#random(marketCount),
      side: this.#pick(sides),
      kind: market ? ('market' as const) : ('limit' as const),
      timeInForce: this.#random(2) === 0 ? TimeInForce.gtc : this.#pick(Object.values(TimeInForce)),
      priceTicks: ticks(market ? 0 : this.#price()),
      // Now and then more than anybody can pay.
      quantityLots: lots(byAmount ? 0 : 1 + this.#random(this.#random(40) === 0 ? 4_000 : 30)),
      amountUnits: units(BigInt(byAmount ? 50 + this.#random(3000) : 0)),
      clientOid: this.#name(),
      selfTradePrevention: this.#pick(preventions),
    };
    const iceberg = !market && this.#random(5) === 0 ? { displayLots: lots(1 + this.#random(10)) } : {};
    const exit = this.#random(5) === 0 ? { exit: this.#exit() } : {};
    if (!market && this.#random(8) === 0)
      return { ...plain, ...iceberg, ...exit, priceTicks: ticks(0), bestPrice: this.#pick(Object.values(BestPrice)) };
    return { ...plain, ...iceberg, ...exit };
  }

  #plan(): Command {
    const side = this.#pick(sides);
    const byAmount = side === Side.buy ? this.#random(2) === 0 : this.#random(30) === 0;
    return {
      type: 'place-plan',
      accountId: this.#user(),
      marketId: this.#random(marketCount),
      side,
      quantityLots: lots(byAmount ? 0 : 1 + this.#random(40)),
      amountUnits: units(BigInt(byAmount ? 100 + this.#random(4000) : 0)),
      terms: this.#terms(),
      clientOid: this.#name(),
      selfTradePrevention: this.#pick(preventions),
      entryPoint: EntryPoint.api,
    };
  }

  #amendPlan(): Command {
    const [accountId, planId] = this.#one(this.#known.plans);
    const byAmount = this.#random(3) === 0;
    const quantityLots = lots(byAmount ? 0 : 1 + this.#random(40));
    const wanted = { accountId, planId, quantityLots, amountUnits: units(byAmount ? 500n : 0n) };
    if (this.#random(3) === 0) return { type: 'change-plan', ...wanted, terms: this.#terms(changeable) };
    return { type: 'amend-plan', ...wanted, terms: this.#terms(this.#random(4) === 0 ? planKinds : amendable) };
  }

  #requote(): Command {
    const [halfSpreadTicks, levels, stepTicks] = [1 + this.#random(3), 1 + this.#random(8), 1 + this.#random(2)];
    const [marketId, quantityLots] = [this.#random(marketCount), lots(2 + this.#random(20))];
    const centreTicks = ticks(96 + this.#random(9));
    return {
      type: 'requote-market',
      accountId: houses[0],
      marketId,
      centreTicks,
      halfSpreadTicks,
      levels,
      stepTicks,
      quantityLots,
      seed: this.#random(1000),
    };
  }

  /** The next command, whatever the clock says. */
  next(): Command {
    const dice = this.#random(1000);
    if (dice < 420) return this.#order();
    if (dice < 600) return this.#plan();
    if (dice < 680) {
      const [accountId, orderId] = this.#one(this.#known.orders);
      return { type: 'amend-order', accountId, orderId, priceTicks: ticks(this.#price()), quantityLots: lots(1 + this.#random(30)) };
    }
    if (dice < 780) {
      const [accountId, orderId] = this.#one(this.#known.orders);
      return { type: 'cancel-order', accountId, orderId };
    }
    if (dice < 840) {
      const [accountId, planId] = this.#one(this.#known.plans);
      return { type: this.#pick(['cancel-plan', 'cancel-plan', 'pause-plan', 'resume-plan']), accountId, planId };
    }
    if (dice < 880) return this.#amendPlan();
    if (dice < 930) return { type: 'set-reference-price', marketId: this.#random(marketCount), priceTicks: ticks(96 + this.#random(9)) };
    if (dice < 945) return this.#requote();
    if (dice < 965)
      return { type: 'set-countdown', accountId: this.#user(), key: `k${this.#random(3)}`, timeoutMs: this.#pick([0, 500, 1000, 5000]) };
    if (dice < 972) return { type: 'set-market-state', marketId: this.#random(marketCount), state: MarketState.online };
    if (dice < 974)
      return {
        type: 'set-market-state',
        marketId: this.#random(marketCount),
        state: this.#pick([MarketState.cancelOnly, MarketState.halted]),
      };
    const accountId = this.#user();
    if (dice < 980) return { type: 'cancel-all-orders', accountId, marketId: everyMarket, side: this.#pick([null, ...sides]) };
    if (dice < 984)
      return { type: 'cancel-all-plans', accountId, marketId: this.#random(marketCount), kind: this.#pick([null, ...planKinds]) };
    const reference = `late/${this.#random(10_000)}`;
    return {
      type: 'credit-deposit',
      accountId,
      assetId: this.#random(marketCount + 1),
      units: units(BigInt(1 + this.#random(500))),
      reference,
    };
  }
}
