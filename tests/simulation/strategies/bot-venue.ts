// The small venue of a trader's words with three bots in it: grid and dips belong to Ann, rex belongs to Bob.
import { Wallet } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import type { StrategyAction } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { commandOf, openScriptedVenue, outcomeText } from '../scripted-venue.ts';

/** Numbers follow the highest there is, which is Cat's. */
const bots: Readonly<Record<string, number>> = { grid: 1003, dips: 1004, rex: 1005 };
const openings: readonly Command[] = [
  { type: 'open-strategy-account', ownerId: 1000, name: 'grid' },
  { type: 'open-strategy-account', ownerId: 1000, name: 'dips' },
  { type: 'open-strategy-account', ownerId: 1001, name: 'rex' },
];

/**
 * Reads an action: `takes 500 CASH`, `returns 0 COIN futures`, `cancels 2`, `cancels all`, `amends 2 to 10 @ 101`, and orders as any
 * trader's: `buys 10 @ 100 post`. The steps are those of its orders.
 */
function actionOf(words: readonly string[]): StrategyAction {
  const [verb = '', first = '', second = '', third = ''] = words;
  if (verb === 'takes' || verb === 'returns') {
    const wallet = third === 'futures' ? Wallet.futures : Wallet.spot;
    const coin = { COIN: 0, CASH: 1 }[second] ?? 77;
    return { type: verb === 'takes' ? 'take-funds' : 'return-funds', assetId: coin, units: units(BigInt(first)), wallet };
  }
  if (verb === 'cancels' && first === 'all') return { type: 'cancel-all' };
  if (verb === 'cancels') return { type: 'cancel', orderStep: Number(first) };
  if (verb === 'amends')
    return { type: 'amend', orderStep: Number(first), quantityLots: lots(Number(third)), priceTicks: ticks(Number(words[4])) };
  const order = commandOf(`ann ${words.join(' ')}`);
  if (order.type !== 'place-order') throw new Error(`no action: ${words.join(' ')}`);
  const { marketId, side, kind, timeInForce, priceTicks, quantityLots, amountUnits, selfTradePrevention } = order;
  return { type: 'place', marketId, side, kind, timeInForce, priceTicks, quantityLots, amountUnits, selfTradePrevention };
}

/** A line of a bot begins with its name and the number of the step: `grid 2: buys 10 @ 100`. Other lines are the venue's. */
function lineOf(line: string): Command {
  const [, name = '', step = '', action = ''] = /^(\w+) (-?\d+): (.*)$/.exec(line) ?? [];
  const accountId = bots[name];
  if (accountId === undefined) return commandOf(line);
  return { type: 'take-step', accountId, step: Number(step), action: actionOf(action.split(/[\s@#]+/)) };
}

function eventText(event: ExchangeEvent): string[] {
  if (event.type === 'step-taken') return [`step ${event.step}${event.refused === null ? '' : ` refused: ${event.refused}`}`];
  if (event.type === 'strategy-funds-moved') return [`${event.units} ${event.direction}`];
  return [];
}

export type BotVenue = {
  readonly exchange: Exchange;
  apply(command: Command): ReturnType<ReturnType<typeof openScriptedVenue>['apply']>;
  /** The outcome as the venue tells it, then what is told of the step. */
  say(line: string): string;
  /** Available + frozen of each coin in spot. */
  holds(who: string): string;
};

export function openBotVenue(): BotVenue {
  const venue = openScriptedVenue();
  for (const command of openings) venue.apply(command);
  return {
    exchange: venue.exchange,
    apply: venue.apply,
    say: (line) => {
      const applied = venue.apply(lineOf(line));
      return [outcomeText(applied), ...applied.record.events.flatMap(eventText)].join('; ');
    },
    holds: (who) =>
      venue.exchange
        .balances(bots[who] ?? { ann: 1000, bob: 1001, cat: 1002 }[who] ?? -1)
        .map(({ assetId, available, frozen }) => `${available}+${frozen} ${assetId === 0 ? 'COIN' : 'CASH'}`)
        .join(', '),
  };
}
