// Positions that are over with the words that their owner has written to them, and what they came to together.
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';

import type { JournalFigures, JournalTrade } from '#lib/contract/history/trade-journal.ts';
import { tradeResults } from '#lib/order-math/results/trade-results.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import { isContract, lineOf } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { positionRounds, tradeNotes } from '#server/store/schema/contracts/contract-history.ts';
import { beforePlace, type Page, pageOf, type PageRequest, pageSize } from '#server/projections/page.ts';
import { endedIn, net, type PositionPeriod, sum } from '#server/projections/positions/create-position-reader.ts';
import { knownOfRound, toClosedPosition } from '#server/projections/positions/to-closed-position.ts';

type JournalPeriod = PositionPeriod & { readonly tag?: string | undefined };

export type JournalReader = {
  /** The last one to end first. */
  list(accountId: AccountId, page: JournalPeriod & PageRequest): Promise<Page<JournalTrade>>;
  figures(accountId: AccountId, period: JournalPeriod): Promise<JournalFigures>;
};

const noteOf = and(eq(tradeNotes.accountId, positionRounds.accountId), eq(tradeNotes.roundId, positionRounds.id));

const tagged = (tag: string | undefined): SQL | undefined => (tag === undefined ? undefined : sql`${tag} = any(${tradeNotes.tags})`);

const longestList = 100;

type Sums = { readonly trades: number; readonly won: number; readonly net: bigint; readonly gains: bigint; readonly losses: bigint };
type Group = Sums & { readonly marketId: MarketId; readonly tag: string | null };

const added = (one: Sums, other: Sums): Sums => ({
  trades: one.trades + other.trades,
  won: one.won + other.won,
  net: one.net + other.net,
  gains: one.gains + other.gains,
  losses: one.losses + other.losses,
});

const nothing: Sums = { trades: 0, won: 0, net: 0n, gains: 0n, losses: 0n };

/** The groups that have a key in common as one, the one with the most trades first. */
function joined<Key extends object>(groups: readonly Group[], keyOf: (group: Group) => Key): readonly (Key & { readonly sums: Sums })[] {
  const all = new Map<string, Key & { readonly sums: Sums }>();
  for (const group of groups) {
    const key = keyOf(group);
    const name = JSON.stringify(key);
    all.set(name, { ...key, sums: added(all.get(name)?.sums ?? nothing, group) });
  }
  return [...all.values()].toSorted((a, b) => b.sums.trades - a.sums.trades);
}

export function createJournalReader(db: Store['db'], listings: Listings): JournalReader {
  const marketOf = (marketId: MarketId) => {
    const market = listings.market(marketId);
    if (!isContract(market)) throw new Error(`a position in ${market.symbol}`);
    return market;
  };
  const coinOf = (marketId: MarketId): string => marketOf(marketId).contract.margin;
  const toFigures = (coin: string, { trades, won, net: netUnits, gains, losses }: Sums) => {
    const decimals = listings.assetOf(coin)?.decimals ?? 0;
    const money = (units: bigint): string => formatDecimal(units, decimals);
    const told = { trades, won, netProfit: money(netUnits), gains: money(gains), losses: money(losses) };
    return { coin, ...told, ...tradeResults({ ...told, decimals }) };
  };
  /** By contract; with `tag`, by tag as well, a trade once for each of its tags. */
  const groups = async (accountId: AccountId, { tag, ...period }: JournalPeriod, byTag: boolean): Promise<readonly Group[]> => {
    const tagColumn = byTag ? sql<string | null>`one_tag` : sql<string | null>`null`;
    const rows = db
      .select({
        marketId: positionRounds.marketId,
        tag: tagColumn,
        trades: sql`count(*)`.mapWith(Number),
        won: sql`count(*) filter (where ${net} > 0)`.mapWith(Number),
        net: sum(net),
        gains: sum(sql`greatest(${net}, 0)`),
        losses: sum(sql`least(${net}, 0)`),
      })
      .from(positionRounds)
      .leftJoin(tradeNotes, noteOf)
      .where(and(endedIn(accountId, period, listings), tagged(tag)));
    return byTag
      ? rows.innerJoin(sql`unnest(${tradeNotes.tags}) as one_tag`, sql`true`).groupBy(positionRounds.marketId, sql`one_tag`)
      : rows.groupBy(positionRounds.marketId);
  };
  return {
    list: async (accountId, page) => {
      const { tag } = page;
      const max = pageSize(page);
      const rows = await db
        .select({ ...knownOfRound, note: tradeNotes.note, tags: tradeNotes.tags })
        .from(positionRounds)
        .leftJoin(tradeNotes, noteOf)
        .where(and(endedIn(accountId, page, listings), tagged(tag), beforePlace(positionRounds.endedId, page.before)))
        .orderBy(desc(positionRounds.endedId))
        .limit(max);
      return pageOf(
        rows,
        max,
        ({ endedId }) => endedId,
        ({ note, tags, ...round }) => ({ ...toClosedPosition(round, listings), note: note ?? '', tags: tags ?? [] }),
      );
    },
    figures: async (accountId, period) => {
      const byMarket = await groups(accountId, period, false);
      const byTag = await groups(accountId, period, true);
      return {
        totals: joined(byMarket, ({ marketId }) => ({ coin: coinOf(marketId) })).map(({ coin, sums }) => toFigures(coin, sums)),
        markets: joined(byMarket, ({ marketId }) => ({ marketId }))
          .slice(0, longestList)
          .map(({ marketId, sums }) => ({
            ...toFigures(coinOf(marketId), sums),
            symbolId: marketOf(marketId).symbol,
            businessLine: lineOf(marketOf(marketId)),
          })),
        tags: joined(byTag, ({ marketId, tag }) => ({ tag: tag ?? '', coin: coinOf(marketId) }))
          .slice(0, longestList)
          .map(({ tag, coin, sums }) => ({ ...toFigures(coin, sums), tag })),
      };
    },
  };
}
