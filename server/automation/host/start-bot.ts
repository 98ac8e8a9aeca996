// Makes a bot of an account that was opened for one, out of what its owner has said.
import { usualBotNotices } from '#lib/contract/bots/bot-notices.ts';
import { ownTerms } from '#lib/contract/bots/bot-origin.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { MarketId } from '#server/engine/ids.ts';

import type { BotMarket, BotPrices, TermsProblem } from '../bot-kind.ts';
import { readInstruction } from '../instruction.ts';
import { noWaits, type Instance } from '../instances/instance.ts';
import type { KindEntry } from '../instances/run-kind.ts';
import type { Unstarted } from '../instances/stored-instance.ts';

type Sources = {
  kindOf(strategyType: number): KindEntry | null;
  marketOf(marketId: MarketId): BotMarket | null;
  pricesOf(marketId: MarketId): BotPrices;
};

type Started = { readonly bot: Instance; readonly problem: TermsProblem | null };

/** Null: what was said starts nothing: no terms, an unknown kind, or a market of another line. */
export function startBot({ strategyId, ownerId, name, createdMs }: Unstarted, text: string, sources: Sources): Started | null {
  const told = readInstruction(text);
  if (told?.action !== 'start') return null;
  const { strategyType, marketId, terms, notices = usualBotNotices, origin = ownTerms } = told;
  const entry = sources.kindOf(strategyType);
  const market = sources.marketOf(marketId);
  if (entry === null || market === null || entry.kind !== terms.kind) return null;
  if ((entry.line === 'futures') !== (market.rules.contract !== undefined)) return null;
  const [problem = null] = entry.check(terms, market, sources.pricesOf(marketId));
  const bot: Instance = {
    strategyId,
    ownerId,
    name,
    strategyType,
    market,
    terms,
    origin,
    notices,
    kind: entry.create(terms, market),
    state: BotState.starting,
    stopReason: null,
    needsOwner: null,
    createdMs,
    startedMs: null,
    endedMs: null,
    step: 0,
    sent: 0,
    pending: [],
    orders: new Map(),
    steps: new Map(),
    waits: noWaits,
    sums: { investedUnits: 0, addedUnits: 0, returnedUnits: 0, feeUnits: 0, fundingUnits: 0, fills: 0 },
    coins: new Map(),
    positions: [],
    isEndangered: false,
    refusals: 0,
    closing: null,
    lastDecision: 0,
  };
  return { bot, problem };
}
