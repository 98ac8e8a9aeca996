// The records of a venue's leaders.
import { strategyKindOf } from '#lib/contract/bots/strategy-kinds.ts';
import { createLeaderRecords } from '#server/services/leader-records/create-leader-records.ts';
import type { LeaderRecords } from '#server/services/leader-records/leader-records.ts';
import { leadCoin } from '#server/services/leaders/lead-coin.ts';
import type { VenueParts } from './venue-parts.ts';

export function openLeaderRecords({ everyMs, ...parts }: VenueParts): LeaderRecords {
  const { client, listings, automation, mode } = parts;
  return createLeaderRecords({
    ...parts,
    everyMs: everyMs.ranking,
    coinOf: (line) => leadCoin(listings, mode, line),
    copiesOf: ({ leaderId, line }) =>
      automation
        .copiesOf(leaderId)
        .flatMap(({ strategyId, startedMs, endedMs, marketIds, terms, equityUnits, profitShare, strategyType }) =>
          startedMs === null || terms.kind !== 'copy' || strategyKindOf(strategyType).line !== line
            ? []
            : {
                strategyId,
                startedMs,
                endedMs,
                marketIds,
                sizing: terms.terms.sizing,
                leverage: terms.terms.leverage,
                equityUnits,
                sharedUnits: profitShare?.paidUnits ?? 0,
              },
        ),
    leads: async ({ leaderId, line }) => (await client.leaderOf(leaderId))?.lines.includes(line) === true,
  });
}
