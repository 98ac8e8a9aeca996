// The share that a leader asks for, where it changes while copies run: lower at once, higher from an announced hour on.
import { loweredShare, raisedShare } from '#lib/order-math/profit-share.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';

import type { Instruction } from '../instruction.ts';
import type { ProfitShare } from '../bot-view.ts';
import type { Instance } from '../instances/instance.ts';
import { booksOf } from '../instances/profit-share.ts';
import type { BotRunner } from './bot-runner.ts';

const hourMs = 3_600_000;

type Runner = Pick<BotRunner, 'say' | 'changed'>;

/** The hour as a row tells it, in UTC. */
const hourText = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ');

/** The terms as the leader has them from now on. A copy never comes to share more than it did without an announcement. */
export function tellShare(runner: Runner, bot: Instance, { percent, next }: Extract<Instruction, { action: 'share' }>): void {
  const { follows } = bot;
  if (follows === null) return;
  runner.changed(bot);
  const { next: announced, ...had }: ProfitShare = bot.profitShare ?? {
    percent: 0,
    sourceId: follows.leaderId,
    markUnits: 0,
    paidUnits: 0,
  };
  const kept = { ...had, ...loweredShare(had, percent) };
  if (kept.percent < had.percent) runner.say(bot, 'bot.share-lowered', { percent: kept.percent, before: had.percent });
  const rises = next !== null && next.percent > kept.percent && bot.keepsShare !== true;
  if (rises && (announced?.percent !== next.percent || announced.fromMs !== next.fromMs))
    runner.say(bot, 'bot.share-announced', { percent: next.percent, before: kept.percent, when: hourText(next.fromMs) });
  if (!rises && announced !== undefined) runner.say(bot, 'bot.share-stays', { percent: kept.percent });
  if (rises || bot.profitShare !== null) bot.profitShare = rises ? { ...kept, next } : kept;
}

/** It has been told to end, or to open nothing more. */
export function keepShare(runner: Runner, bot: Instance): void {
  runner.changed(bot);
  bot.keepsShare = true;
  if (bot.profitShare?.next === undefined) return;
  const { next: _next, ...kept } = bot.profitShare;
  bot.profitShare = kept;
}

function raise(runner: Runner, bot: Instance): void {
  const { profitShare } = bot;
  if (profitShare?.next === undefined) return;
  runner.changed(bot);
  const { next, ...had } = profitShare;
  const { profitUnits } = booksOf(bot);
  bot.profitShare = { ...had, ...raisedShare(had, had.markUnits, profitUnits, next.percent) };
  runner.say(bot, 'bot.share-raised', { percent: next.percent, before: had.percent, profitUnits });
}

/** Before anything of the record that comes at `toMs` is read: prices are those of the moment at which the hour was full. */
export function passShares(runner: Runner, fromMs: number, toMs: number, bots: Iterable<Instance>): void {
  const full = Math.floor(toMs / hourMs) * hourMs;
  if (full <= fromMs) return;
  for (const bot of bots) {
    const fromShareMs = bot.profitShare?.next?.fromMs;
    if (fromShareMs === undefined || fromShareMs > full) continue;
    // A copy that is ending by then has not stayed.
    if (bot.stopReason !== null || bot.state === BotState.stopping) keepShare(runner, bot);
    else raise(runner, bot);
  }
}
