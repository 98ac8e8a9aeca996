// Traffic that has everything in it: the random traffic of the simulations, and every plan, condition, countdown and market state beside it.
import { EntryPoint, MarketState, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import { BestPrice } from '#server/engine/orders/order-command.ts';
import { everyMarket } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import { PriceSource, type ExitTerms, type TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import { planKinds } from '#server/engine/plans/plan-kinds.ts';
import type { PlanKind, PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { lots, ticks, units, type Ticks } from '#server/engine/units.ts';
import { randomCommand, randomMoney, users } from '#tests/simulation/random-commands.ts';

type Random = (below: number) => number;

const pick = <Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing => things[random(things.length)] ?? things[0];
const price = (random: Random): Ticks => ticks(9_900 + random(200));

const trigger = (random: Random): TriggerTerms => ({
  source: random(4) === 0 ? PriceSource.index : PriceSource.last,
  triggerTicks: price(random),
  executeTicks: random(2) === 0 ? ticks(0) : price(random),
});

const exit = (random: Random): ExitTerms => {
  const which = random(3);
  return { takeProfit: which === 0 ? null : trigger(random), stopLoss: which === 1 ? null : trigger(random) };
};

function terms(random: Random, kind: PlanKind): PlanTerms {
  switch (kind) {
    case 'trigger':
      return { kind: 'trigger', trigger: trigger(random), exit: random(3) === 0 ? exit(random) : null };
    case 'exit':
      return { kind: 'exit', exit: exit(random) };
    case 'trailing':
      return {
        kind: 'trailing',
        source: random(4) === 0 ? PriceSource.index : PriceSource.last,
        activationTicks: random(2) === 0 ? ticks(0) : price(random),
        callbackPpm: 1_000 + random(20_000),
      };
    case 'margin-ratio':
      return { kind: 'margin-ratio', ratioPpm: 500_000 };
    case 'chase-limit':
      return { kind: 'chase-limit', boundTicks: price(random), maxMoves: 1 + random(9) };
    case 'oco':
      return { kind: 'oco', limitTicks: price(random), stop: trigger(random) };
    case 'time-share':
      return {
        kind: 'time-share',
        slices: 2 + random(5),
        intervalMs: 5_000 + random(10_000),
        limitTicks: random(2) === 0 ? ticks(0) : price(random),
        jitterPpm: random(300_000),
        seed: random(1_000_000),
      };
  }
}

/** A size may be given as lots, or an amount to spend. */
function size(random: Random, side: Side): { quantityLots: ReturnType<typeof lots>; amountUnits: ReturnType<typeof units> } {
  if (side === Side.buy && random(3) === 0) return { quantityLots: lots(0), amountUnits: units(BigInt(1 + random(500)) * 100_000_000n) };
  return { quantityLots: lots(1 + random(20_000)), amountUnits: units(0n) };
}

function plan(random: Random): Command {
  const side = pick(random, [Side.buy, Side.sell]);
  return {
    type: 'place-plan',
    accountId: pick(random, users),
    marketId: random(2),
    side,
    ...size(random, side),
    terms: terms(random, pick(random, planKinds)),
    clientOid: '',
    selfTradePrevention: pick(random, [SelfTradePrevention.cancelTaker, SelfTradePrevention.cancelMaker, SelfTradePrevention.cancelBoth]),
    entryPoint: pick(random, [EntryPoint.web, EntryPoint.app, EntryPoint.api, EntryPoint.system]),
  };
}

/** New terms for one of the account's plans; for one that is not there when it has none. */
function amendment(random: Random, accountId: number, exchange: Exchange): Command {
  const plans = exchange.openPlans(accountId);
  const open = plans[random(Math.max(1, plans.length))];
  const kind = open?.terms.kind ?? 'trigger';
  return { type: 'amend-plan', accountId, planId: open?.planId ?? 1, ...size(random, open?.side ?? Side.buy), terms: terms(random, kind) };
}

/** A plain order, now and then an iceberg, at a price of the book, or with an exit of its own. */
function dressed(random: Random, command: Command): Command {
  if (command.type !== 'place-order' || command.kind !== 'limit') return command;
  const bestPrice = pick(random, [BestPrice.counterparty1, BestPrice.counterparty5, BestPrice.queue1, BestPrice.queue5]);
  return {
    ...command,
    ...(random(5) === 0 && { displayLots: lots(1 + random(5_000)) }),
    ...(random(10) === 0 && { bestPrice, priceTicks: ticks(0) }),
    ...(random(6) === 0 && { exit: exit(random) }),
    ...(random(3) === 0 && { entryPoint: EntryPoint.web }),
  };
}

/** A user opened, one more in the place of an account, one of old named, the journal named: each now and then to somebody who has it. */
function belonging(random: Random, exchange: Exchange): Command {
  const owner = `user-${random(12)}`;
  const dice = random(8);
  if (dice === 0) return { type: 'name-journal', identity: pick(random, ['corpus', 'corpus', 'another']) };
  if (dice < 3) return { type: 'name-account-owner', accountId: pick(random, users), owner: `trader-${random(6)}` };
  return { type: 'open-user-account', owner, replaces: random(3) === 0 ? (exchange.accountOf(owner) ?? 0) : 0, firstNumber: 2_000 };
}

/** The next command; ids are drawn from what the exchange has given so far. */
export function corpusCommand(random: Random, step: number, exchange: Exchange): Command {
  const accountId = pick(random, users);
  const planId = Math.max(1, exchange.lastOrderId() - random(60));
  const dice = random(100);
  if (dice === 0) return belonging(random, exchange);
  if (dice < 5) return randomMoney(random, step);
  if (dice < 60) return dressed(random, randomCommand(random, step, exchange.lastOrderId()));
  if (dice < 82) return plan(random);
  if (dice < 86) return amendment(random, accountId, exchange);
  if (dice < 93) return { type: 'cancel-plan', accountId, planId };
  if (dice < 94)
    return {
      type: 'cancel-all-plans',
      accountId,
      marketId: random(2) === 0 ? everyMarket : random(2),
      kind: pick(random, [null, ...planKinds]),
    };
  if (dice < 96) return { type: 'set-countdown', accountId, key: `key-${random(3)}`, timeoutMs: pick(random, [0, 1_000, 5_000, 60_000]) };
  if (dice < 97)
    return {
      type: 'set-market-state',
      marketId: random(2),
      state: pick(random, [MarketState.online, MarketState.online, MarketState.cancelOnly, MarketState.halted]),
    };
  return { type: 'advance-clock' };
}
