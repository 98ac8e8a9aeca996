// Those who lead copied trades in a venue, over its core and its bots.
import { Decimal } from 'decimal.js';

import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { AccountKindId } from '#lib/contract/accounts/account-kinds.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Automation } from '#server/automation/automation.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { createCoinLines } from '#server/projections/equity/coin-lines.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { findOwner } from '#server/services/accounts/exchange-account.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import { addCopiedSizes } from '#server/services/leaders/copied-sizes.ts';
import { createLeaders } from '#server/services/leaders/create-leaders.ts';
import type { CopyOfLeader } from '#server/services/leaders/copies-of-leader.ts';
import type { Leaders } from '#server/services/leaders/leaders.ts';
import type { LeaderRecords } from '#server/services/leader-records/leader-records.ts';
import { createInbox } from '#server/services/wallets/inbox.ts';
import type { Store } from '#server/store/open-store.ts';
import { copyInMarket } from './copies-in-market.ts';

type Rooms = {
  /** With the tables of people. */
  readonly people: Store['db'];
  readonly mode: TradingMode;
  readonly client: ExchangeClient;
  readonly listings: Listings;
  readonly automation: Automation;
  readonly bots: Bots;
  readonly records: Pick<LeaderRecords, 'begin'>;
  readonly usdtPrice: (coin: string) => string | null;
  readonly now: () => number;
  readonly log: { error(details: object, text: string): void };
};

/** The account whose worth counts for a line: in demo trading futures are margined in play money. */
const accountOfLine: Readonly<Record<TradingMode, Readonly<Record<LeaderLine, AccountKindId>>>> = {
  live: { spot: 'spot', futures: 'usdt' },
  paper: { spot: 'spot', futures: 'susdt' },
};

export function openLeaders({ people, mode, client, listings, automation, bots, records, usdtPrice, now, log }: Rooms): Leaders {
  const lines = createCoinLines(listings);
  const inbox = createInbox(people, now);
  const answered = (reply: Awaited<ReturnType<ExchangeClient['submit']>>): ErrorKey | null => (reply.ok ? null : rejectKeys[reply.reason]);
  const lineOf = ({ marketId }: BotView): LeaderLine => (isContract(listings.market(marketId)) ? 'futures' : 'spot');

  const copyOf = (bot: BotView): CopyOfLeader => {
    const { code, decimals } = listings.asset(bot.toldAssetId);
    const price = new Decimal(usdtPrice(lines.standsFor(code) ?? code) ?? 0).div(new Decimal(10).pow(decimals));
    const shared = bot.profitShare?.paidUnits ?? 0;
    const { ownerId, endedMs } = bot;
    return {
      ownerId,
      hasEnded: endedMs !== null,
      putIn: price.times(bot.investedUnits + bot.addedUnits),
      worth: price.times(bot.equityUnits),
      profit: price.times(bot.totalUnits),
      shared: price.times(shared),
    };
  };
  const copiesOf = (accountId: AccountId, line: LeaderLine): readonly BotView[] =>
    automation.copiesOf(accountId).filter((bot) => lineOf(bot) === line);
  const worthOf = async (accountId: AccountId, line: LeaderLine): Promise<string> => {
    const { list } = await accountsWorth(accountId, { client, listings, bots, usdtPrice });
    return list.find(({ account }) => account === accountOfLine[mode][line])?.usdtValue ?? '0';
  };
  return createLeaders({
    db: people,
    venue: mode,
    startLeading: async (accountId, line, familyIds) =>
      answered(await client.submit({ type: 'start-leading', accountId, line, familyIds })),
    onBegun: (leaderId, line, ownUsdt) => records.begin({ leaderId, line }, ownUsdt),
    stopLeading: async (accountId, line) => answered(await client.submit({ type: 'stop-leading', accountId, line })),
    familyIn: async (accountId) => (await client.leaderOf(accountId))?.familyIds ?? [],
    follows: async (accountId) => {
      const running = automation.botsOf(accountId).filter(({ endedMs }) => endedMs === null);
      const followed = await Promise.all(running.map(({ strategyId }) => client.followedBy(strategyId)));
      return followed.some((one) => one !== null);
    },
    worthOf,
    copiesOf: (accountId, line) => copiesOf(accountId, line).map(copyOf),
    copiedIn: async (accountId, market) => {
      const line = isContract(market) ? 'futures' : 'spot';
      const settings = isContract(market) ? (await client.futures(accountId))?.settings : undefined;
      const leverage = settings?.find(({ marketId }) => marketId === market.marketId)?.longLeverage ?? 1;
      const leader = { worth: new Decimal(await worthOf(accountId, line)), leverage };
      const running = copiesOf(accountId, line).filter(({ endedMs }) => endedMs === null);
      return addCopiedSizes(running.map((bot) => copyInMarket(listings, bot, market, leader)));
    },
    userOf: (accountId: AccountId) => findOwner(people, accountId, mode),
    tell: inbox.putOnce,
    onCopyEnded: (listener) =>
      automation.onChanged(({ bots: changed }) => {
        for (const leaderId of new Set(
          changed.flatMap(({ endedMs, copyOf: leader }) => (endedMs === null || leader === null ? [] : [leader])),
        ))
          listener(leaderId);
      }),
    now,
    log,
  });
}
