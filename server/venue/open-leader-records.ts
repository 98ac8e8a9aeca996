// The records of a venue's leaders.
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { strategyKindOf } from '#lib/contract/bots/strategy-kinds.ts';
import type { AssetListing } from '#server/engine/listings.ts';
import { houseLeaders, houseUserId } from '#server/house/leaders/house-leaders.ts';
import { findOwner } from '#server/services/accounts/exchange-account.ts';
import { createLeaderRecords } from '#server/services/leader-records/create-leader-records.ts';
import type { LeaderRecords } from '#server/services/leader-records/leader-records.ts';
import type { VenueParts } from './venue-parts.ts';

type Rooms = VenueParts & { readonly coinOf: (line: LeaderLine) => AssetListing };

export function openLeaderRecords({ everyMs, ...parts }: Rooms): LeaderRecords {
  const { client, listings, automation, mode, people } = parts;
  return createLeaderRecords({
    ...parts,
    everyMs: everyMs.ranking,
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
    ruleMarkets: async ({ leaderId, line }) => {
      const owner = await findOwner(people, leaderId, mode);
      const symbols = houseLeaders.filter((one) => houseUserId(one) === owner && one.line === line).map((one) => one.symbols[mode]);
      return symbols.flatMap((symbol) => listings.marketOf(symbol)?.marketId ?? []);
    },
    leads: async ({ leaderId, line }) => (await client.leaderOf(leaderId))?.lines.includes(line) === true,
  });
}
