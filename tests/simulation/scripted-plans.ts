// The words of traders about plans, time and market states, and the answers.
import { EntryPoint, MarketState, SelfTradePrevention, Side } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import { PriceSource, type ExitTerms, type StopTerms, type TriggerTerms } from '#server/engine/plans/trigger-terms.ts';
import type { RatioTrigger, TrailingExtras } from '#server/engine/plans/kinds/trailing/trailing-terms.ts';
import type { PlanTerms } from '#server/engine/plans/plan-terms.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

/** `95` is a trigger at market, `95/94` one that executes at 94; a leading `i` watches the index. */
function triggerOf(text: string): TriggerTerms {
  const [trigger = '', execute = '0'] = text.replace(/^i/, '').split('/');
  const source = text.startsWith('i') ? PriceSource.index : PriceSource.last;
  return { source, triggerTicks: ticks(Number(trigger)), executeTicks: ticks(Number(execute)) };
}

const tagged = (words: readonly string[], tag: string): string | undefined =>
  words.find((word) => word.startsWith(`${tag}:`))?.slice(tag.length + 1);

const stopOf = (text: string, after: string | undefined): StopTerms => ({
  ...triggerOf(text),
  ...(after === undefined ? {} : { marketAfterMs: Number(after) }),
});

/** `tp:110` and `sl:95/94`, `after:5000` for a stop that turns into a market order, `first` if it opens with the first fill; null when neither is said. */
export function exitOf(words: readonly string[]): ExitTerms | null {
  const [takeProfit, stopLoss, after] = [tagged(words, 'tp'), tagged(words, 'sl'), tagged(words, 'after')];
  if (takeProfit === undefined && stopLoss === undefined) return null;
  return {
    takeProfit: takeProfit === undefined ? null : triggerOf(takeProfit),
    stopLoss: stopLoss === undefined ? null : stopOf(stopLoss, after),
    ...(words.includes('first') ? { fromFirstFill: true } : {}),
  };
}

/** `back:5` is a distance in ticks, `gain:1050000` and `loss:950000` an exit in millionths of the opening price, `bare` one without legs; null when none is said. */
function extrasOf(words: readonly string[]): TrailingExtras | null {
  const [back, gain, loss] = [tagged(words, 'back'), tagged(words, 'gain'), tagged(words, 'loss')];
  const leg = (text: string | undefined): RatioTrigger | null =>
    text === undefined ? null : { source: PriceSource.last, factorPpm: Number(text), saidPpm: 0 };
  const exit = { takeProfit: leg(gain), stopLoss: leg(loss) };
  const hasExit = gain !== undefined || loss !== undefined || words.includes('bare');
  return back === undefined && !hasExit ? null : { callbackTicks: ticks(Number(back ?? 0)), exit: hasExit ? exit : null };
}

const seed = 7;

function termsOf(verb: string, words: readonly string[]): PlanTerms {
  const number = (tag: string): number => Number(tagged(words, tag) ?? 0);
  const exit = exitOf(words);
  switch (verb) {
    case 'waits':
      return { kind: 'trigger', trigger: triggerOf(tagged(words, 'if') ?? '0'), exit };
    case 'exits':
      return { kind: 'exit', exit: exit ?? { takeProfit: null, stopLoss: null } };
    case 'trails': {
      const source = words.includes('index') ? PriceSource.index : PriceSource.last;
      const extras = extrasOf(words);
      return {
        kind: 'trailing',
        source,
        activationTicks: ticks(number('from')),
        callbackPpm: number('by'),
        ...(extras === null ? {} : { extras }),
      };
    }
    case 'chases':
      return { kind: 'chase-limit', boundTicks: ticks(number('bound')), maxMoves: number('moves') };
    case 'pairs':
      return { kind: 'oco', limitTicks: ticks(number('limit')), stop: stopOf(tagged(words, 'stop') ?? '0', tagged(words, 'after')) };
    default: {
      const limitTicks = ticks(number('limit'));
      return { kind: 'time-share', slices: number('in'), intervalMs: number('every'), limitTicks, jitterPpm: number('jitter'), seed };
    }
  }
}

const verbs: readonly string[] = ['waits', 'exits', 'trails', 'pairs', 'slices', 'chases'];

/**
 * Reads `ann waits sell 10 if:95/94 tp:… sl:…`, `ann exits sell 10 tp:110 sl:95`, `ann trails sell 10 by:20000 from:105`,
 * `ann trails sell 10 back:5 gain:1050000 loss:950000`, `ann chases buy 10 bound:105 moves:3`,
 * `ann pairs sell 10 limit:110 stop:95/94`, `ann slices sell 30 in:3 every:1000 limit:95 jitter:0`; `spend 900` in place of `sell 10` or
 * `buy 10` is an amount, `take 10` a buy that may be by quantity at market. Also `ann amends plan #3 …` and `ann changes plan #3 …`
 * with the words of the plan, `ann pauses plan #3`, `ann resumes plan #3`, `ann cancels plan #3`, `ann cancels all plans`,
 * `ann counts down 5000 as k`, `market halted`, `clock`. Null when a line is none of these.
 */
export function planCommandOf(accountId: number, verb: string, words: readonly string[]): Command | null {
  if (verbs.includes(verb)) return placed(accountId, verb, words);
  if (verb === 'amends' && words[0] === 'plan') {
    const command = placed(accountId, words[2] ?? '', words.slice(3));
    return command.type === 'place-plan' ? amended(accountId, Number(words[1]), command) : null;
  }
  if (verb === 'changes' && words[0] === 'plan') {
    const command = placed(accountId, words[2] ?? '', words.slice(3));
    if (command.type !== 'place-plan') return null;
    const { quantityLots, amountUnits, terms } = command;
    return { type: 'change-plan', accountId, planId: Number(words[1]), quantityLots, amountUnits, terms };
  }
  if (verb === 'pauses' && words[0] === 'plan') return { type: 'pause-plan', accountId, planId: Number(words[1]) };
  if (verb === 'resumes' && words[0] === 'plan') return { type: 'resume-plan', accountId, planId: Number(words[1]) };
  if (verb === 'cancels' && words[0] === 'plan') return { type: 'cancel-plan', accountId, planId: Number(words[1]) };
  if (verb === 'cancels' && words[1] === 'plans') return { type: 'cancel-all-plans', accountId, marketId: -1, kind: null };
  if (verb === 'counts') return { type: 'set-countdown', accountId, timeoutMs: Number(words[1]), key: words[3] ?? '' };
  return null;
}

export function venueCommandOf(who: string, verb: string): Command | null {
  if (who === 'clock') return { type: 'advance-clock' };
  const state = Object.values(MarketState).find((one) => one === verb);
  return who === 'market' && state !== undefined ? { type: 'set-market-state', marketId: 0, state } : null;
}

function placed(accountId: number, verb: string, words: readonly string[]): Command {
  const [what, size = '0'] = words;
  const byAmount = what === 'spend';
  const quantityAtMarket = what === 'take';
  return {
    type: 'place-plan',
    accountId,
    marketId: 0,
    side: what === 'sell' ? Side.sell : Side.buy,
    quantityLots: lots(byAmount ? 0 : Number(size)),
    amountUnits: units(byAmount ? BigInt(size) : 0n),
    terms: termsOf(verb, words),
    clientOid: tagged(words, 'id') ?? '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: EntryPoint.api,
    ...(quantityAtMarket ? { quantityAtMarket } : {}),
  };
}

const amended = (
  accountId: number,
  planId: number,
  { quantityLots, amountUnits, terms, quantityAtMarket }: Extract<Command, { type: 'place-plan' }>,
): Command => ({
  type: 'amend-plan',
  accountId,
  planId,
  quantityLots,
  amountUnits,
  terms,
  ...(quantityAtMarket === true ? { quantityAtMarket } : {}),
});

function openedText(event: Extract<ExchangeEvent, { type: 'plan-opened' }>): string {
  const of = event.parentOrderId > 0 ? ` of #${event.parentOrderId}` : event.linkedOrderId > 0 ? ` beside #${event.linkedOrderId}` : '';
  const size = event.quantityLots > 0 ? `${event.quantityLots}` : `for ${event.amountUnits}`;
  return `plan #${event.planId} ${event.side}s ${size}${of}`;
}

function closedText(event: Extract<ExchangeEvent, { type: 'plan-closed' }>): string {
  const reason = event.reason === null ? '' : ` (${event.reason})`;
  return `#${event.planId} ${event.outcome}${reason}${event.orderId > 0 ? ` as #${event.orderId}` : ''}`;
}

/** Plans as they are said: `plan #5 sells 49 of #4`, `#3 fires stop-loss at 95`, `#3 succeeded as #4`. */
export function planEventText(event: ExchangeEvent): string[] {
  if (event.type === 'plan-opened') return [openedText(event)];
  if (event.type === 'stop-passed') return [`#${event.orderId} is jumped over with ${event.remainingLots}, at market ${event.marketAtMs}`];
  if (event.type === 'stop-turned') return [`#${event.orderId} turns with ${event.remainingLots}`];
  if (event.type === 'plan-amended')
    return [`plan #${event.planId} is of ${event.quantityLots > 0 ? `${event.quantityLots}` : `for ${event.amountUnits}`}`];
  if (event.type === 'plan-paused') return [`plan #${event.planId} is paused`];
  if (event.type === 'plan-resumed') return [`plan #${event.planId} goes on at ${event.dueMs}`];
  if (event.type === 'plan-activated') return [`#${event.planId} follows from ${event.priceTicks}`];
  if (event.type === 'plan-repriced') return [`#${event.planId} moves to ${event.priceTicks} (${event.moves})`];
  if (event.type === 'plan-triggered') return [`#${event.planId} fires ${event.leg} at ${event.priceTicks}`];
  if (event.type === 'plan-sliced') {
    const order = event.reason ?? `#${event.orderId}`;
    return [`#${event.planId} slice ${event.slice}: ${order}, ${event.filledLots} for ${event.filledUnits} so far`];
  }
  if (event.type === 'plan-closed') return [closedText(event)];
  if (event.type === 'countdown-set') return [event.dueMs === 0 ? 'disarmed' : `due at ${event.dueMs}`];
  if (event.type === 'countdown-expired') return [`countdown ${event.key} is over`];
  return event.type === 'market-state-set' ? [event.state] : [];
}
