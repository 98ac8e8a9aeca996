// Tells a bot something through the journal, and waits a moment for what becomes of it.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { Automation } from '#server/automation/automation.ts';
import { type Instruction, instructionText } from '#server/automation/instruction.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { BotAnswer, BotRefusal } from './bots.ts';
import { refuse } from './refusal.ts';

/** A call waits so long at most for what a bot does. */
const settleMs = 2000;

type Sources = {
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly automation: Pick<Automation, 'bot' | 'caughtUp' | 'onChanged'>;
};

/** A start has led to something, an end is there. Of the rest nothing is waited for. */
function isSettled(state: BotState | undefined, action: Instruction['action']): boolean {
  if (action === 'start') return state !== undefined && state !== BotState.starting;
  return action !== 'stop' || state === BotState.stopped;
}

async function settled({ automation }: Sources, strategyId: AccountId, action: Instruction['action']): Promise<void> {
  const isThere = (): boolean => isSettled(automation.bot(strategyId)?.state, action);
  if (isThere()) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, settleMs);
  const stop = automation.onChanged(() => (isThere() ? resolve() : undefined));
  await promise;
  clearTimeout(timer);
  stop();
}

export async function instructBot(
  sources: Sources,
  strategyId: AccountId,
  name: string,
  told: Instruction,
): Promise<BotAnswer | BotRefusal> {
  const { client, automation } = sources;
  const reply = await client.submit({ type: 'instruct-strategy', accountId: strategyId, name, text: instructionText(told) });
  if (!reply.ok) return refuse(rejectKeys[reply.reason]);
  await automation.caughtUp(reply.sequence);
  await settled(sources, strategyId, told.action);
  return { strategyId, bot: automation.bot(strategyId) };
}
