// Makes a bot of an account that was opened for one, out of what its owner has said.
import { usualBotNotices } from '#lib/contract/bots/bot-notices.ts';
import { ownTerms } from '#lib/contract/bots/bot-origin.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { MarketId } from '#server/engine/ids.ts';

import type { TermsProblem } from '../bot-kind.ts';
import type { ProfitShare } from '../bot-view.ts';
import type { Instruction } from '../instruction.ts';
import { fitsLine } from '../instances/fits-line.ts';
import { noProfitWaits, noWaits, type Instance } from '../instances/instance.ts';
import { StandingOrders } from '../instances/standing-orders.ts';
import type { KindEntry } from '../instances/run-kind.ts';
import type { Unstarted } from '../instances/stored-instance.ts';
import type { BotLeg } from '../many-markets-kind.ts';

export type Sources = {
  kindOf(strategyType: number): KindEntry | null;
  /** Null: it is not listed. */
  legOf(marketId: MarketId): BotLeg | null;
};

type Started = { readonly bot: Instance; readonly problem: TermsProblem | null };

/** A loss that is carried is kept by a copy that shares nothing as well: the one after it may. */
function promiseOf({
  copyOf: sourceId,
  sharePercent: percent = 0,
  carriedUnits = 0,
}: Extract<Instruction, { action: 'start' }>): ProfitShare | null {
  if (sourceId === undefined || (percent === 0 && carriedUnits === 0)) return null;
  return { percent, sourceId, markUnits: carriedUnits, paidUnits: 0, ...(carriedUnits === 0 ? {} : { carriedUnits }) };
}

/** Null: what was said starts nothing: an unknown kind, or markets that do not fit it. */
export function startBot(account: Unstarted, told: Extract<Instruction, { action: 'start' }>, sources: Sources): Started | null {
  const { strategyId, ownerId, name, createdMs, follows = null, histories = [] } = account;
  const { strategyType, marketIds, terms, copyOf = null, notices = usualBotNotices, origin = ownTerms } = told;
  const entry = sources.kindOf(strategyType);
  const legs = marketIds.flatMap((marketId) => sources.legOf(marketId) ?? []);
  if (entry === null || legs.length < marketIds.length || entry.kind !== terms.kind) return null;
  const isFitting = fitsLine(
    entry,
    legs.map(({ market }) => market),
  );
  if (!isFitting || histories.some(({ leg }) => legs[leg] === undefined)) return null;
  const [problem = null] = entry.check(terms, legs);
  const bot: Instance = {
    strategyId,
    ownerId,
    follows,
    name,
    strategyType,
    legs,
    terms,
    copyOf,
    profitShare: promiseOf(told),
    origin,
    notices,
    kind: entry.create(terms, legs),
    state: BotState.starting,
    stopReason: null,
    needsOwner: null,
    createdMs,
    startedMs: null,
    endedMs: null,
    step: 0,
    sent: 0,
    pending: [],
    orders: new StandingOrders(),
    waits: legs.map(() => noWaits),
    profitWaits: noProfitWaits,
    wakeMs: 0,
    sums: { investedUnits: 0, addedUnits: 0, returnedUnits: 0, feeUnits: 0, fundingUnits: 0, interestUnits: 0, fills: 0 },
    coins: new Map(),
    positions: [],
    debts: [],
    endangered: [],
    refusals: 0,
    closing: null,
    lastDecision: 0,
  };
  return { bot, problem };
}
