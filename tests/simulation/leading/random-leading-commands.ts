// Random but repeatable traffic of leaders and those who follow them, among bots, people, prices and loans.
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';

import type { LendingWeather } from '../lending/random-margin-commands.ts';
import { randomStrategyCommand } from '../strategies/random-strategy-commands.ts';
import { unifiedTraders } from '../unified/unified-venue.ts';

type Random = (below: number) => number;
const pick = <Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing => things[random(things.length)] ?? things[0];
const lines: readonly [LeadLine, ...LeadLine[]] = ['spot', 'futures'];

/** Steps of several bots at once; now and then none, or one that is not the next. */
function steps(random: Random, exchange: Exchange, weather: LendingWeather): Command {
  const wanted = random(40) === 0 ? 0 : 2 + random(6);
  const commands = Array.from({ length: wanted * 3 }, () => randomStrategyCommand(random, exchange, weather));
  const taken = commands.flatMap((command) =>
    command.type === 'take-step' ? [{ accountId: command.accountId, step: command.step, action: command.action }] : [],
  );
  return { type: 'take-steps', steps: taken.slice(0, wanted) };
}

/** The next command of leaders and their followers. */
export function randomLeadingCommand(random: Random, exchange: Exchange, weather: LendingWeather): Command {
  const dice = random(12);
  if (dice < 5) return steps(random, exchange, weather);
  const accountId = random(40) === 0 ? 4_040 : pick(random, unifiedTraders);
  const line = pick(random, lines);
  if (dice < 8) {
    const other = pick(random, unifiedTraders);
    const led = random(60) === 0 ? (exchange.strategiesOf(accountId)[0]?.accountId ?? accountId) : accountId;
    return { type: 'start-leading', accountId: led, line, familyIds: random(3) === 0 ? [other] : random(40) === 0 ? [4_040] : [] };
  }
  if (dice === 8) return { type: 'stop-leading', accountId, line };
  const bots = exchange.strategiesOf(accountId).filter(({ step }) => step === 0 || random(10) === 0);
  const strategyId = bots[random(Math.max(1, bots.length))]?.accountId;
  if (strategyId === undefined) return { type: 'open-strategy-account', ownerId: accountId, name: `copy-${random(9)}` };
  // Half of them follow somebody who leads, if anybody does.
  const leading = unifiedTraders.filter((trader) => exchange.leaderOf(trader)?.lines.includes(line));
  const leaderId = random(2) === 0 ? leading[random(Math.max(1, leading.length))] : undefined;
  return { type: 'follow-leader', accountId, strategyId, leaderId: leaderId ?? pick(random, unifiedTraders), line };
}
