// The records of a venue's leaders.
import { strategyKindOf } from '#lib/contract/bots/strategy-kinds.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Automation } from '#server/automation/automation.ts';
import type { Listings } from '#server/engine/listings.ts';
import { createLeaderRecords } from '#server/services/leader-records/create-leader-records.ts';
import type { LeaderRecords } from '#server/services/leader-records/leader-records.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import { leadCoin } from '#server/services/leaders/lead-coin.ts';

type Rooms = {
  readonly db: Store['db'];
  readonly client: Pick<ExchangeClient, 'leaderOf'>;
  readonly listings: Listings;
  readonly automation: Automation;
  readonly mode: TradingMode;
  readonly now: () => number;
  /** 0: the records are brought up to date when told alone. */
  readonly everyMs: number;
  readonly log: { error(text: string): void };
};

export function openLeaderRecords({ db, client, listings, automation, mode, now, everyMs, log }: Rooms): LeaderRecords {
  return createLeaderRecords({
    db,
    listings,
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
    now,
    everyMs,
    log,
  });
}
