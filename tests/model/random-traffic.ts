// Traffic for model and engine alike: every kind of command, most of it sound, aimed at what is open at the moment.
import { MarketState, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { BestPrice } from '#server/engine/orders/order-command.ts';
import { everyMarket } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import { PriceSource } from '#server/engine/plans/trigger-terms.ts';
import { planKinds } from '#server/engine/plans/plan-kinds.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import type { Draw } from './draw.ts';
import { cancelsPlans, centreOf, exitTerms, randomPlan, randomPlanAmend, randomPlanChange } from './random-plans.ts';
import type { SeenMarket, SeenOrder, Sight } from './sight.ts';

const preventions = [SelfTradePrevention.cancelTaker, SelfTradePrevention.cancelMaker, SelfTradePrevention.cancelBoth] as const;
const timesInForce = [
  TimeInForce.gtc,
  TimeInForce.gtc,
  TimeInForce.gtc,
  TimeInForce.gtc,
  TimeInForce.postOnly,
  TimeInForce.postOnly,
  TimeInForce.ioc,
  TimeInForce.ioc,
  TimeInForce.fok,
  TimeInForce.fok,
] as const;

/** The accounts that take part. */
export type Cast = {
  readonly traders: readonly [number, ...number[]];
  /** Has little: what it asks for is often more than it can pay. */
  readonly poor: number;
  /** Fills its limits: more orders and plans at a time than it may have. */
  readonly hoarder: number;
  readonly houseMaker: number;
  readonly houseTaker: number;
};

export class Traffic {
  readonly #draw: Draw;
  readonly #sight: Sight;
  readonly #cast: Cast;
  /** Commands already decided on: bursts that fill a limit. */
  readonly #coming: Command[] = [];
  #names = 0;

  constructor(draw: Draw, sight: Sight, cast: Cast) {
    this.#draw = draw;
    this.#sight = sight;
    this.#cast = cast;
  }

  next(): Command {
    const draw = this.#draw;
    const coming = this.#coming.shift();
    if (coming !== undefined) return coming;
    const closed = this.#sight.markets.find(({ state }) => state !== MarketState.online);
    if (closed !== undefined && draw.often(250)) return this.#state(closed, MarketState.online);
    if (draw.below(6_000) === 0) this.#orderBurst();
    if (draw.below(6_000) === 0) this.#planBurst();
    if (draw.below(6_000) === 0) this.#keyBurst();
    const dice = draw.below(1_000);
    if (dice < 370) return this.#order();
    if (dice < 430) return this.#quote();
    if (dice < 670) return this.#plan();
    if (dice < 725) return this.#amend();
    if (dice < 785) return this.#cancel();
    if (dice < 805) return this.#changePlan();
    if (dice < 820) return this.#switchPlan();
    if (dice < 850) return this.#amendPlan();
    if (dice < 875) return this.#cancelPlan();
    if (dice < 900) return this.#cancelMany();
    if (dice < 930) return this.#countdown();
    if (dice < 955) return this.#index();
    if (dice < 965) return this.#state(this.#market(), draw.pick([MarketState.cancelOnly, MarketState.halted, MarketState.online]));
    if (dice < 980) return this.#deposit();
    if (dice < 985) return this.#listing();
    return { type: 'advance-clock' };
  }

  /** Mostly a trader; now and then the house, or nobody. */
  #who(): number {
    const draw = this.#draw;
    const { traders, poor, houseMaker, houseTaker } = this.#cast;
    if (draw.often(6)) return 4040;
    if (draw.often(90)) return poor;
    return draw.often(100) ? draw.pick([houseMaker, houseTaker]) : draw.pick(traders);
  }

  #market(): SeenMarket {
    const { markets } = this.#sight;
    const market = markets[this.#draw.often(600) ? 0 : 1] ?? markets[0];
    if (market === undefined) throw new Error('the venue is not open');
    return market;
  }

  #marketId(market: SeenMarket): number {
    return this.#draw.often(4) ? 9 : market.rules.marketId;
  }

  /** Mostly none, sometimes a new one, sometimes one that is taken or malformed. */
  #name(): string {
    const draw = this.#draw;
    if (draw.often(880)) return '';
    if (draw.often(30)) return draw.pick(['１', 'x'.repeat(65), 'a b']);
    if (draw.often(100)) return `n${draw.below(this.#names + 1)}`;
    this.#names += 1;
    return `n${this.#names}`;
  }

  #order(): Command {
    const draw = this.#draw;
    const market = this.#market();
    const side = draw.pick([Side.buy, Side.sell]);
    const isMarket = draw.often(180);
    const byAmount = isMarket && draw.often(500);
    const best =
      !isMarket && draw.often(150)
        ? draw.pick([BestPrice.counterparty1, BestPrice.counterparty5, BestPrice.queue1, BestPrice.queue5])
        : null;
    const quantity = draw.often(20) ? draw.pick([0, 1, -5, 4_001]) : draw.often(100) ? draw.between(60, 600) : draw.between(2, 40);
    const timeInForce = draw.pick(timesInForce);
    const isIceberg = !isMarket && draw.often(160);
    const exit = draw.often(120) ? exitTerms(draw, market, side) : null;
    const spread = draw.often(30) ? draw.between(-50, 50) : draw.between(-5, 5);
    const price = draw.often(5) ? draw.pick([0, -100]) : centreOf(market) + spread;
    const prevention = draw.pick(preventions);
    const worth = BigInt(Math.max(0, quantity) * centreOf(market) * market.rules.tickLotUnits + draw.below(40));
    return {
      type: 'place-order',
      accountId: this.#who(),
      marketId: this.#marketId(market),
      side,
      kind: isMarket ? 'market' : 'limit',
      timeInForce:
        isIceberg && draw.often(900)
          ? draw.pick([TimeInForce.gtc, TimeInForce.postOnly])
          : isMarket && timeInForce === TimeInForce.postOnly && draw.often(900)
            ? TimeInForce.ioc
            : timeInForce,
      priceTicks: ticks((isMarket || best !== null) && draw.often(995) ? 0 : price),
      quantityLots: lots(byAmount ? 0 : quantity),
      amountUnits: units(byAmount || draw.often(4) ? worth : 0n),
      clientOid: this.#name(),
      selfTradePrevention: prevention,
      ...(isIceberg ? { displayLots: lots(draw.often(60) ? draw.below(3) : draw.between(2, 8)) } : {}),
      ...(best === null ? {} : { bestPrice: best }),
      ...(exit === null ? {} : { exit }),
    };
  }

  /** The house offers depth near the price. */
  #quote(): Command {
    const draw = this.#draw;
    const market = this.#market();
    const side = draw.pick([Side.buy, Side.sell]);
    return {
      type: 'place-order',
      accountId: this.#cast.houseMaker,
      marketId: market.rules.marketId,
      side,
      kind: 'limit',
      timeInForce: TimeInForce.postOnly,
      priceTicks: ticks(centreOf(market) + (side === Side.buy ? -1 : 1) * draw.between(1, 5)),
      quantityLots: lots(draw.between(20, 200)),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention: draw.pick(preventions),
      ...(draw.often(300) ? { displayLots: lots(draw.between(2, 15)) } : {}),
    };
  }

  #plan(): Command {
    const draw = this.#draw;
    const market = draw.often(12) ? (this.#sight.markets[2] ?? this.#market()) : this.#market();
    return randomPlan(draw, market, this.#who(), draw.pick(planKinds), this.#name());
  }

  #openOrder(): SeenOrder | undefined {
    return this.#sight.anyOrder(this.#draw, this.#market());
  }

  /** The id of an open order, or of one that may be over, or may never have been. */
  #orderId(order: SeenOrder | undefined): { accountId: number; orderId: number } {
    const draw = this.#draw;
    if (order === undefined || draw.often(80))
      return { accountId: this.#who(), orderId: draw.often(60) ? 9_999_999 : 1 + draw.below(this.#sight.lastId + 2) };
    return { accountId: draw.often(40) ? this.#who() : order.ownerId, orderId: order.id };
  }

  #amend(): Command {
    const draw = this.#draw;
    const order = this.#openOrder();
    const total = order === undefined ? 20 : order.filled + order.left;
    const price = order === undefined ? 100 : order.price;
    return {
      type: 'amend-order',
      ...this.#orderId(order),
      priceTicks: ticks(draw.often(8) ? 0 : draw.often(400) ? price : price + draw.between(-4, 4)),
      quantityLots: lots(
        draw.often(200)
          ? total
          : draw.often(500)
            ? Math.max(0, total - draw.between(0, 10))
            : total + draw.between(-5, draw.often(20) ? 5_000 : 20),
      ),
    };
  }

  #cancel(): Command {
    return { type: 'cancel-order', ...this.#orderId(this.#openOrder()) };
  }

  #planId(): { accountId: number; planId: number } {
    const draw = this.#draw;
    const plan = this.#sight.anyPlan(draw);
    if (plan === undefined || draw.often(80))
      return { accountId: this.#who(), planId: draw.often(60) ? 9_999_999 : 1 + draw.below(this.#sight.lastId + 2) };
    return { accountId: draw.often(40) ? this.#who() : plan.ownerId, planId: plan.id };
  }

  #amendPlan(): Command {
    const draw = this.#draw;
    const plan = this.#sight.anyPlan(draw);
    if (plan === undefined) return this.#plan();
    const amend = randomPlanAmend(draw, plan);
    return draw.often(60) ? { ...amend, ...this.#planId() } : amend;
  }

  #changePlan(): Command {
    const draw = this.#draw;
    const plan = this.#sight.anyPlan(draw, ['oco', 'time-share']);
    if (plan === undefined) return this.#plan();
    const change = randomPlanChange(draw, plan);
    return draw.often(60) ? { ...change, ...this.#planId() } : change;
  }

  /** Stops a TWAP, or lets one go on. */
  #switchPlan(): Command {
    const draw = this.#draw;
    const plan = this.#sight.anyPlan(draw, ['time-share']);
    const { accountId, planId } = plan === undefined || draw.often(60) ? this.#planId() : { accountId: plan.ownerId, planId: plan.id };
    return { type: draw.pick(['pause-plan', 'resume-plan']), accountId, planId };
  }

  #cancelPlan(): Command {
    return { type: 'cancel-plan', ...this.#planId() };
  }

  #cancelMany(): Command {
    const draw = this.#draw;
    const marketId = draw.often(250) ? everyMarket : this.#marketId(this.#market());
    if (draw.often(350)) return cancelsPlans(draw, this.#who(), marketId);
    return { type: 'cancel-all-orders', accountId: this.#who(), marketId, side: draw.pick([null, null, Side.buy, Side.sell]) };
  }

  #countdown(): Command {
    const draw = this.#draw;
    const timeoutMs = draw.often(40)
      ? draw.pick([999, -1, 86_400_001])
      : draw.often(100)
        ? 0
        : draw.pick([1_000, 20_000, 60_000, 600_000, 86_400_000]);
    return { type: 'set-countdown', accountId: this.#who(), key: `k${draw.below(20)}`, timeoutMs };
  }

  #index(): Command {
    const draw = this.#draw;
    const market = this.#market();
    const home = market.rules.marketId === 0 ? 100 : 400;
    const centre = centreOf(market);
    const step = draw.between(-3, 3) + Math.sign(home - centre) * (draw.often(300) ? 1 : 0);
    return { type: 'set-reference-price', marketId: this.#marketId(market), priceTicks: ticks(draw.often(10) ? 0 : centre + step) };
  }

  #state({ rules }: SeenMarket, state: MarketState): Command {
    return { type: 'set-market-state', marketId: this.#draw.often(10) ? 9 : rules.marketId, state };
  }

  /** Lists or opens again what is there already. */
  #listing(): Command {
    const draw = this.#draw;
    const { rules } = this.#market();
    return draw.pick<Command>([
      { type: 'list-asset', assetId: draw.below(3), code: 'COIN', decimals: 0 },
      { type: 'list-market', rules },
      { type: 'list-market', rules: { ...rules, marketId: 7, symbol: 'ALLFEE', takerFeePpm: 1_000_000 } },
      { type: 'open-account', accountId: draw.pick(this.#cast.traders), kind: AccountKind.user },
    ]);
  }

  #deposit(): Command {
    const draw = this.#draw;
    const reference = draw.often(100) ? `m${draw.below(this.#names + 1)}` : `m${(this.#names += 1)}`;
    return {
      type: 'credit-deposit',
      accountId: this.#who(),
      assetId: draw.often(10) ? 9 : draw.below(3),
      units: units(draw.often(20) ? 0n : BigInt(draw.below(5_000))),
      reference: draw.often(10) ? '' : reference,
    };
  }

  /** More resting orders of one account than it may have, far from the market, and then none. */
  #orderBurst(): void {
    const draw = this.#draw;
    const market = this.#market();
    const accountId = this.#cast.hoarder;
    const side = draw.pick([Side.buy, Side.sell]);
    for (let count = 0; count < 220; count += 1) {
      const order = this.#order();
      if (order.type !== 'place-order') continue;
      const { bestPrice: _, displayLots: __, exit: ___, ...plainOrder } = order;
      const price = centreOf(market) + (side === Side.buy ? -1 : 1) * draw.between(5, 8);
      this.#coming.push({
        ...plainOrder,
        accountId,
        marketId: market.rules.marketId,
        side,
        kind: 'limit',
        timeInForce: draw.often(50) ? TimeInForce.ioc : TimeInForce.gtc,
        priceTicks: ticks(price),
        quantityLots: lots(draw.between(2, 5)),
        amountUnits: units(0n),
        clientOid: '',
      });
    }
    this.#coming.push({ type: 'cancel-all-orders', accountId, marketId: market.rules.marketId, side: null });
  }

  /** More countdowns of one account than it may have. */
  #keyBurst(): void {
    const accountId = this.#draw.pick(this.#cast.traders);
    for (let key = 0; key < 18; key += 1) this.#coming.push({ type: 'set-countdown', accountId, key: `k${key}`, timeoutMs: 5_000 });
  }

  /** More plans of one account than it may have, many of which the next index price fires at once. */
  #planBurst(): void {
    const draw = this.#draw;
    const market = this.#market();
    const accountId = this.#cast.hoarder;
    const kind = draw.pick(['trigger', 'trigger', 'exit', 'trailing', 'time-share'] as const);
    const { marketId } = market.rules;
    const centre = centreOf(market);
    this.#coming.push({ type: 'set-reference-price', marketId, priceTicks: ticks(centre) });
    for (let count = 0; count < 150; count += 1) {
      const plan = randomPlan(draw, market, accountId, kind, '');
      const terms =
        plan.terms.kind === 'trigger' ? { ...plan.terms, trigger: { ...plan.terms.trigger, source: PriceSource.index } } : plan.terms;
      this.#coming.push({ ...plan, terms });
    }
    this.#coming.push({ type: 'set-reference-price', marketId, priceTicks: ticks(centre + 6) });
    for (let count = 0; count < 6; count += 1) this.#coming.push(draw.often(500) ? { type: 'advance-clock' } : this.#order());
    this.#coming.push({ type: 'set-reference-price', marketId, priceTicks: ticks(centre - 6) });
    for (let count = 0; count < 6; count += 1) this.#coming.push(draw.often(700) ? { type: 'advance-clock' } : this.#order());
    this.#coming.push({ type: 'cancel-all-plans', accountId, marketId, kind: null });
  }
}
