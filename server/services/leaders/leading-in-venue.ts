// The accounts that lead in a venue and the copies of them, over its core, its bots and its database.
import { Decimal } from 'decimal.js';
import { and, eq, gte, min } from 'drizzle-orm';

import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import type { AccountKindId } from '#lib/contract/accounts/account-kinds.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { type Instruction, instructionText } from '#server/automation/instruction.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { AssetListing, Listings, MarketListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { accountsWorth } from '#server/projections/equity/accounts-worth.ts';
import { createCoinLines } from '#server/projections/equity/coin-lines.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import { leaderHours } from '#server/store/schema/bots/leader-records.ts';
import { addCopiedSizes, type CopiedSizes } from './copied-sizes.ts';
import { copyInMarket } from './copies-in-market.ts';
import type { CopyOfLeader } from './copies-of-leader.ts';

/** The parts of a bot that are asked for here. */
type Copy = Parameters<typeof copyInMarket>[1] &
  Pick<
    BotView,
    'strategyId' | 'ownerId' | 'marketId' | 'endedMs' | 'investedUnits' | 'addedUnits' | 'equityUnits' | 'totalUnits' | 'profitShare'
  >;
type Bots = {
  copiesOf(leaderId: AccountId): readonly Copy[];
  botsOf(ownerId: AccountId): readonly Pick<BotView, 'strategyId' | 'endedMs'>[];
  onChanged(listener: (changes: { readonly bots: readonly Pick<BotView, 'copyOf' | 'endedMs'>[] }) => void): () => void;
};

export type LeadingParts = {
  /** The coin in which the leaders of a line are told. */
  readonly coinOf: (line: LeaderLine) => AssetListing;
  /** With the tables of the venue. */
  readonly db: Store['db'];
  readonly client: Parameters<typeof accountsWorth>[1]['client'] & Pick<ExchangeClient, 'submit' | 'submitAll' | 'leaderOf' | 'followedBy'>;
  readonly listings: Listings;
  readonly automation: Bots;
  readonly bots: Parameters<typeof accountsWorth>[1]['bots'];
  /** Null: no market tells. */
  readonly usdtPrice: (coin: string) => string | null;
  readonly now: () => number;
};

const dayMs = 86_400_000;

/** The account whose worth counts for a line: where futures are margined in play money, theirs. */
const accountOfLine = (line: LeaderLine, { code }: AssetListing): AccountKindId => {
  if (line === 'spot') return 'spot';
  return code === 'SUSDT' ? 'susdt' : 'usdt';
};

export function leadingInVenue({ coinOf, db, client, listings, automation, bots, usdtPrice, now }: LeadingParts) {
  const lines = createCoinLines(listings);
  const answered = (reply: Awaited<ReturnType<ExchangeClient['submit']>>): ErrorKey | null => (reply.ok ? null : rejectKeys[reply.reason]);
  const lineOf = ({ marketId }: Copy): LeaderLine => (isContract(listings.market(marketId)) ? 'futures' : 'spot');
  const usdtOf = (code: string): string => usdtPrice(lines.standsFor(code) ?? code) ?? '0';

  const copyOf = (bot: Copy): CopyOfLeader => {
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
  const copiesOf = (accountId: AccountId, line: LeaderLine): readonly Copy[] =>
    automation.copiesOf(accountId).filter((bot) => lineOf(bot) === line);
  /** The worth of the account of the line, in USDT. */
  const worthOf = async (accountId: AccountId, line: LeaderLine): Promise<string> => {
    const { list } = await accountsWorth(accountId, { client, listings, bots, usdtPrice });
    const ofLine = accountOfLine(line, coinOf(line));
    return list.find(({ account }) => account === ofLine)?.usdtValue ?? '0';
  };
  return {
    worthOf,
    /** Null: the account leads, with this family. Told again it brings the family up to date. */
    startLeading: async (accountId: AccountId, line: LeaderLine, familyIds: readonly AccountId[]) =>
      answered(await client.submit({ type: 'start-leading', accountId, line, familyIds })),
    stopLeading: async (accountId: AccountId, line: LeaderLine) => answered(await client.submit({ type: 'stop-leading', accountId, line })),
    /** The family with which the account leads, its own number included; empty: it never led. */
    familyIn: async (accountId: AccountId): Promise<readonly AccountId[]> => (await client.leaderOf(accountId))?.familyIds ?? [],
    /** True if the account copies somebody. */
    follows: async (accountId: AccountId): Promise<boolean> => {
      const running = automation.botsOf(accountId).filter(({ endedMs }) => endedMs === null);
      const followed = await Promise.all(running.map(({ strategyId }) => client.followedBy(strategyId)));
      return followed.some((one) => one !== null);
    },
    /** The lowest worth that its figures of the last 24 hours tell, in USDT; null: there are none. */
    lowestOf: async (accountId: AccountId, line: LeaderLine): Promise<string | null> => {
      const { leaderId, line: of, hourMs, equityUnits } = leaderHours;
      const [row] = await db
        .select({ lowest: min(equityUnits) })
        .from(leaderHours)
        .where(and(eq(leaderId, accountId), eq(of, line), gte(hourMs, now() - dayMs)));
      const { code, decimals } = coinOf(line);
      if (row === undefined || row.lowest === null) return null;
      return new Decimal(row.lowest).div(new Decimal(10).pow(decimals)).times(usdtOf(code)).toFixed();
    },
    /** Running and ended ones. */
    copiesOf: (accountId: AccountId, line: LeaderLine): readonly CopyOfLeader[] => copiesOf(accountId, line).map(copyOf),
    /** An instruction to copies, under a name that tells a repeat. */
    tellCopies: async (strategyIds: readonly AccountId[], name: string, told: Instruction): Promise<void> => {
      const text = instructionText(told);
      await client.submitAll(strategyIds.map((accountId) => ({ type: 'instruct-strategy', accountId, name, text })));
    },
    /** Sizes and holdings of the copies that run. */
    copiedIn: async (accountId: AccountId, market: MarketListing): Promise<CopiedSizes> => {
      const line = isContract(market) ? 'futures' : 'spot';
      const settings = isContract(market) ? (await client.futures(accountId))?.settings : undefined;
      const leverage = settings?.find(({ marketId }) => marketId === market.marketId)?.longLeverage ?? 1;
      const leader = { worth: new Decimal(await worthOf(accountId, line)), leverage };
      const running = copiesOf(accountId, line).filter(({ endedMs }) => endedMs === null);
      return addCopiedSizes(running.map((bot) => copyInMarket(listings, bot, market, leader)));
    },
    /** Told of leaders that a copy has left. Returns how to stop. */
    onCopyEnded: (listener: (leaderId: AccountId) => void): (() => void) =>
      automation.onChanged(({ bots: changed }) => {
        for (const leaderId of new Set(
          changed.flatMap(({ endedMs, copyOf: leader }) => (endedMs === null || leader === null ? [] : [leader])),
        ))
          listener(leaderId);
      }),
  };
}
