// Why a bot is not started, or not told something.
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { isErrorKey } from '#lib/contract/errors.ts';
import type { TermsProblem } from '#server/automation/bot-kind.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { InstructionRefusal } from '#server/automation/instruction-outcome.ts';
import type { Listings } from '#server/engine/listings.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { toldCoin } from './bot-market.ts';
import type { BotRefusal, Told } from './bots.ts';

export const refuse = (refused: BotRefusal['refused'], params: BotRefusal['params'] = {}): BotRefusal => ({ refused, params });
export const isRefusal = (value: object): value is BotRefusal => 'refused' in value;

/** Why an instruction has led to nothing, in the words of calls. */
export function outcomeRefusal(refusal: InstructionRefusal, { marketId }: BotView, listings: Listings): BotRefusal {
  if (refusal.why === 'core') return refuse(rejectKeys[refusal.reason]);
  if (refusal.why === 'terms') {
    const { field, code } = refusal;
    return isErrorKey(code) ? refuse(code, { field }) : refuse('invalidField', { field, reason: code });
  }
  if (refusal.why !== 'profit') return refuse(refusal.why === 'ended' ? 'strategyEnded' : 'strategyState');
  const { code: coin, decimals } = toldCoin(listings, listings.market(marketId));
  return refuse('strategyProfit', { maximum: formatDecimal(BigInt(refusal.mostUnits), decimals), coin });
}

/** The first of several: a form shows all of them in its preview. */
export function problemRefusal([problem]: readonly TermsProblem[]): BotRefusal | null {
  if (problem === undefined) return null;
  const { field, code, params } = problem;
  return isErrorKey(code) ? refuse(code, { field, ...params }) : refuse('invalidField', { field, reason: code });
}

export const isOver = ({ state }: BotView): boolean => state === BotState.stopping || state === BotState.stopped;

/** The bot is already as its owner asks: it is not told once more. */
export const isSo = ({ state }: BotView, { action }: Told): boolean =>
  (action === 'pause' && state === BotState.paused) || (action === 'stop' && state === BotState.stopped);

/** One that has not begun yet can be told these, too. */
const anyTime: readonly Told['action'][] = ['edit', 'stop', 'pause', 'message', 'set-notices'];

/** Why a bot cannot be told something in its state; null: it can. A stop that does not get on may be told again. */
export function stateRefusal(bot: BotView, { action }: Told): BotRefusal | null {
  if (isOver(bot)) return action === 'stop' ? null : refuse('strategyEnded');
  if (action === 'resume') return bot.state === BotState.paused ? null : refuse('strategyState');
  if (action === 'last-round') return termsKinds[bot.terms.kind].hasRounds ? null : refuse('strategyState');
  return anyTime.includes(action) || bot.startedMs !== null ? null : refuse('strategyState');
}
