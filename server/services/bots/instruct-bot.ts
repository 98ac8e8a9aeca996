// Tells a bot something through the journal, and waits a moment for what becomes of it.
import { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { Automation } from '#server/automation/automation.ts';
import { type Instruction, instructionText } from '#server/automation/instruction.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { BotAnswer, BotRefusal } from './bots.ts';
import { outcomeRefusal, refuse } from './refusal.ts';

/** A call waits so long at most for what a bot does. */
const settleMs = 2000;

type Sources = {
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly listings: Listings;
  readonly automation: Pick<Automation, 'bot' | 'caughtUp' | 'onChanged' | 'outcomeOf'>;
};

/** A start has led to something. */
async function started({ automation }: Sources, strategyId: AccountId): Promise<BotState | undefined> {
  const state = (): BotState | undefined => automation.bot(strategyId)?.state;
  const isThere = (): boolean => state() !== undefined && state() !== BotState.starting;
  if (isThere()) return state();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, settleMs);
  const stop = automation.onChanged(() => (isThere() ? resolve() : undefined));
  await promise;
  clearTimeout(timer);
  stop();
  return state();
}

export async function instructToStart(
  sources: Sources,
  strategyId: AccountId,
  name: string,
  told: Instruction,
): Promise<BotAnswer | BotRefusal> {
  const { client, automation } = sources;
  const reply = await client.submit({ type: 'instruct-strategy', accountId: strategyId, name, text: instructionText(told) });
  if (!reply.ok) return refuse(rejectKeys[reply.reason]);
  await automation.caughtUp(reply.sequence);
  const state = await started(sources, strategyId);
  const bot = automation.bot(strategyId);
  // Its funds were there when it was asked for, and were gone when it took them.
  if (bot?.stopReason === StopReason.insufficientBalance && bot.startedMs === null) return refuse('insufficientBalance');
  return { strategyId, outcome: state === undefined || state === BotState.starting ? 'waits' : 'done', bot };
}

export async function instructBot(
  sources: Sources,
  strategyId: AccountId,
  name: string,
  told: Instruction,
): Promise<BotAnswer | BotRefusal> {
  const { client, automation, listings } = sources;
  const reply = await client.submit({ type: 'instruct-strategy', accountId: strategyId, name, text: instructionText(told) });
  if (!reply.ok) return refuse(rejectKeys[reply.reason]);
  const result = await automation.outcomeOf(strategyId, name, settleMs);
  const bot = automation.bot(strategyId);
  if (result === 'done' || result === 'waits' || result === null) return { strategyId, outcome: result ?? 'waits', bot };
  return bot === null ? refuse('strategyState') : outcomeRefusal(result, bot, listings);
}
