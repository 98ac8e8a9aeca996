// Those who lead copied trades in a venue, over its core and its bots.
import { Decimal } from 'decimal.js';
import { and, eq, gte, min } from 'drizzle-orm';

import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { AccountKindId } from '#lib/contract/accounts/account-kinds.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import { instructionText } from '#server/automation/instruction.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { createCoinLines } from '#server/projections/equity/coin-lines.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { findOwner } from '#server/services/accounts/exchange-account.ts';
import { isFrozen } from '#server/services/accounts/standing.ts';
import type { Bots } from '#server/services/bots/bots.ts';
import { addCopiedSizes } from '#server/services/leaders/copied-sizes.ts';
import { createLeaders } from '#server/services/leaders/create-leaders.ts';
import type { CopyOfLeader } from '#server/services/leaders/copies-of-leader.ts';
import type { Leaders } from '#server/services/leaders/leaders.ts';
import type { LeaderRecords } from '#server/services/leader-records/leader-records.ts';
import { createInbox } from '#server/services/wallets/inbox.ts';
import { leaderHours } from '#server/store/schema/bots/leader-records.ts';
import { copyInMarket } from './copies-in-market.ts';
import { houseUsers } from '#server/house/leaders/house-leaders.ts';
import { leadCoin } from '#server/services/leaders/lead-coin.ts';
import type { VenueParts } from './venue-parts.ts';

type Rooms = Pick<VenueParts, 'people' | 'db' | 'mode' | 'client' | 'listings' | 'automation' | 'now' | 'closing'> & {
  readonly bots: Bots;
  readonly records: Pick<LeaderRecords, 'begin'>;
  readonly usdtPrice: (coin: string) => string | null;
  readonly log: { error(details: object, text: string): void };
};

const dayMs = 86_400_000;

/** The account whose worth counts for a line: in demo trading futures are margined in play money. */
const accountOfLine: Readonly<Record<TradingMode, Readonly<Record<LeaderLine, AccountKindId>>>> = {
  live: { spot: 'spot', futures: 'usdt' },
  paper: { spot: 'spot', futures: 'susdt' },
};

export function openLeaders({ people, db, mode, records, now, log, closing, ...venue }: Rooms): Leaders {
  const { client, listings, automation, bots, usdtPrice } = venue;
  const lines = createCoinLines(listings);
  const inbox = createInbox(people, now);
  const answered = (reply: Awaited<ReturnType<ExchangeClient['submit']>>): ErrorKey | null => (reply.ok ? null : rejectKeys[reply.reason]);
  const lineOf = ({ marketId }: BotView): LeaderLine => (isContract(listings.market(marketId)) ? 'futures' : 'spot');

  const usdtOf = (code: string): string => usdtPrice(lines.standsFor(code) ?? code) ?? '0';

  const copyOf = (bot: BotView): CopyOfLeader => {
    const { code, decimals } = listings.asset(bot.toldAssetId);
    const price = new Decimal(usdtOf(code)).div(new Decimal(10).pow(decimals));
    const shared = bot.profitShare?.paidUnits ?? 0;
    const { strategyId, ownerId, endedMs } = bot;
    return {
      strategyId,
      ownerId,
      hasEnded: endedMs !== null,
      putIn: price.times(bot.investedUnits + bot.addedUnits),
      worth: price.times(bot.equityUnits),
      profit: price.times(bot.totalUnits),
      shared: price.times(shared),
      sharePercent: bot.profitShare?.percent ?? 0,
      nextShare: bot.profitShare?.next ?? null,
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
    houseUsers,
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
    lowestOf: async (accountId, line) => {
      const { leaderId, line: of, hourMs, equityUnits } = leaderHours;
      const [row] = await db
        .select({ lowest: min(equityUnits) })
        .from(leaderHours)
        .where(and(eq(leaderId, accountId), eq(of, line), gte(hourMs, now() - dayMs)));
      const { code, decimals } = leadCoin(listings, mode, line);
      if (row === undefined || row.lowest === null) return null;
      return new Decimal(row.lowest).div(new Decimal(10).pow(decimals)).times(usdtOf(code)).toFixed();
    },
    copiesOf: (accountId, line) => copiesOf(accountId, line).map(copyOf),
    tellCopies: async (strategyIds, name, told) => {
      const text = instructionText(told);
      await client.submitAll(strategyIds.map((accountId) => ({ type: 'instruct-strategy', accountId, name, text })));
    },
    copiedIn: async (accountId, market) => {
      const line = isContract(market) ? 'futures' : 'spot';
      const settings = isContract(market) ? (await client.futures(accountId))?.settings : undefined;
      const leverage = settings?.find(({ marketId }) => marketId === market.marketId)?.longLeverage ?? 1;
      const leader = { worth: new Decimal(await worthOf(accountId, line)), leverage };
      const running = copiesOf(accountId, line).filter(({ endedMs }) => endedMs === null);
      return addCopiedSizes(running.map((bot) => copyInMarket(listings, bot, market, leader)));
    },
    userOf: (accountId: AccountId) => findOwner(people, accountId, mode),
    isFrozen: (userId) => isFrozen(people, userId),
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
    closing,
  });
}
