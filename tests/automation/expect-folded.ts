// A venue whose bots were killed is what a reader of the whole journal comes to.
import { expect } from 'vitest';

import type { DecisionRow } from '#server/automation/decision-row.ts';
import type { StoredLeader } from '#server/automation/leaders/leader-account.ts';
import type { BotVenue } from './bot-venue.ts';

const inOrder = (rows: readonly DecisionRow[]): readonly DecisionRow[] =>
  rows.toSorted((a, b) => a.strategyId - b.strategyId || a.number - b.number);

/** The rows written down, and the state in memory, are those of the fold; and the core is sound. */
export function expectFolded(venue: BotVenue): void {
  venue.checkpoint();
  const folded = venue.folded();
  const { bots: told, leaders } = folded.checkpoint().changes;
  const { bots, rows, hours } = told;
  expect(venue.hours).toEqual(new Map(hours.map((hour) => [`${hour.strategyId} ${hour.timeMs}`, hour])));
  expect(venue.leaderHours).toEqual(leaders.hours);
  expect([...venue.leaderMinutes.values()]).toEqual(leaders.minutes);
  expect(inOrder([...venue.rows.values()])).toEqual(inOrder(rows));
  expect(venue.stored().toSorted()).toEqual(bots.map(({ stored }) => stored).toSorted());
  const byKey = (one: Pick<StoredLeader, 'accountId' | 'line'>, other: typeof one): number =>
    one.accountId - other.accountId || one.line.localeCompare(other.line);
  expect(venue.leading().toSorted(byKey)).toEqual(leaders.changed.toSorted(byKey));
  expect(venue.host.bots.records()).toEqual(folded.bots.records());
  expect(folded.take()).toEqual([]);
  expect(venue.exchange.checkInvariants()).toEqual([]);
}
