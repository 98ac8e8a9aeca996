// Positions that are over and sales on spot, with the words that their owner has written to them, and what they came to together.
import { and, desc, eq, getTableColumns, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { JournalFigures, JournalResult, JournalTrade } from '#lib/contract/history/trade-journal.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { tradeResults } from '#lib/order-math/results/trade-results.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import { isContract, lineOf } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { positionRounds, tradeNotes } from '#server/store/schema/contracts/contract-history.ts';
import { beforePlace, inSpan, type Page, pageOf, type PageRequest, pageSize } from '#server/projections/page.ts';
import { ofScope } from '#server/projections/of-scope.ts';
import { endedIn, net, type PositionPeriod, sum } from '#server/projections/positions/create-position-reader.ts';
import { knownOfRound, toClosedPosition } from '#server/projections/positions/to-closed-position.ts';
import { saleNotes, saleResult, spotSales } from '#server/store/schema/spot/spot-sales.ts';
import { keepSpotSales } from './keep-spot-sales.ts';
import { toSpotSale } from './to-spot-sale.ts';

type JournalPeriod = PositionPeriod & { readonly tag?: string | undefined; readonly result?: JournalResult | undefined };

export type JournalReader = {
  /** The last one to end first. */
  list(accountId: AccountId, page: JournalPeriod & PageRequest): Promise<Page<JournalTrade>>;
  figures(accountId: AccountId, period: JournalPeriod): Promise<JournalFigures>;
};

const noteOf = and(eq(tradeNotes.accountId, positionRounds.accountId), eq(tradeNotes.roundId, positionRounds.id));

const noteOfSale = and(eq(saleNotes.accountId, spotSales.accountId), eq(saleNotes.orderId, spotSales.orderId));

const tagged = (tags: PgColumn, tag: string | undefined): SQL | undefined => (tag === undefined ? undefined : sql`${tag} = any(${tags})`);

/** Undefined lets every result through. */
const withResult = (value: SQL, result: JournalResult | undefined): SQL | undefined => {
  if (result === undefined) return undefined;
  if (result === 'unknown') return sql`(${value}) is null`;
  return result === 'profit' ? gt(value, 0) : lt(value, 0);
};

const longestList = 100;

type Sums = {
  readonly trades: number;
  readonly won: number;
  readonly net: bigint;
  readonly gains: bigint;
  readonly losses: bigint;
  /** Sales without a known cost. */
  readonly unknown: number;
};
type Group = Sums & { readonly marketId: MarketId; readonly tag: string | null };

const added = (one: Sums, other: Sums): Sums => ({
  trades: one.trades + other.trades,
  won: one.won + other.won,
  net: one.net + other.net,
  gains: one.gains + other.gains,
  losses: one.losses + other.losses,
  unknown: one.unknown + other.unknown,
});

const nothing: Sums = { trades: 0, won: 0, net: 0n, gains: 0n, losses: 0n, unknown: 0 };

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

/** The columns of a group of rows with these results. */
const sumsOf = (value: SQL) => ({
  trades: sql`count(${value})`.mapWith(Number),
  won: sql`count(*) filter (where ${value} > 0)`.mapWith(Number),
  net: sum(sql`coalesce(${value}, 0)`),
  gains: sum(sql`greatest(${value}, 0)`),
  losses: sum(sql`least(${value}, 0)`),
  unknown: sql`count(*) filter (where (${value}) is null)`.mapWith(Number),
});

export function createJournalReader(db: Store['db'], listings: Listings): JournalReader {
  const coinOf = (marketId: MarketId): string => {
    const market = listings.market(marketId);
    return isContract(market) ? market.contract.margin : market.quote;
  };
  const toFigures = (coin: string, { trades, won, net: netUnits, gains, losses, unknown }: Sums) => {
    const decimals = listings.assetOf(coin)?.decimals ?? 0;
    const money = (units: bigint): string => formatDecimal(units, decimals);
    const told = { trades, won, netProfit: money(netUnits), gains: money(gains), losses: money(losses) };
    return { coin, ...told, ...tradeResults({ ...told, decimals }), ...(unknown === 0 ? {} : { withoutCost: unknown }) };
  };
  const rounds = (accountId: AccountId, period: JournalPeriod): SQL | undefined =>
    and(endedIn(accountId, period, listings), tagged(tradeNotes.tags, period.tag), withResult(net, period.result));
  const sales = (accountId: AccountId, period: JournalPeriod): SQL | undefined =>
    and(
      eq(spotSales.accountId, accountId),
      ofScope(spotSales.marketId, listings, period),
      inSpan(spotSales.endedAtMs, period),
      tagged(saleNotes.tags, period.tag),
      withResult(saleResult, period.result),
    );
  /** By market; with `byTag`, by tag as well, a trade once for each of its tags. */
  const groups = async (accountId: AccountId, period: JournalPeriod, byTag: boolean): Promise<readonly Group[]> => {
    const tag = byTag ? sql<string | null>`one_tag.value` : sql<string | null>`null`;
    const ofRounds = db
      .select({ marketId: positionRounds.marketId, tag, ...sumsOf(net) })
      .from(positionRounds)
      .leftJoin(tradeNotes, noteOf)
      .where(rounds(accountId, period));
    const ofSales = db
      .select({ marketId: spotSales.marketId, tag, ...sumsOf(saleResult) })
      .from(spotSales)
      .leftJoin(saleNotes, noteOfSale)
      .where(sales(accountId, period));
    const both = byTag
      ? [
          ofRounds
            .innerJoin(sql`unnest(${tradeNotes.tags}) as one_tag(value)`, sql`true`)
            .groupBy(positionRounds.marketId, sql`one_tag.value`),
          ofSales.innerJoin(sql`unnest(${saleNotes.tags}) as one_tag(value)`, sql`true`).groupBy(spotSales.marketId, sql`one_tag.value`),
        ]
      : [ofRounds.groupBy(positionRounds.marketId), ofSales.groupBy(spotSales.marketId)];
    return (await Promise.all(both)).flat();
  };
  return {
    list: async (accountId, page) => {
      await keepSpotSales(db, accountId, listings);
      const max = pageSize(page);
      const closed = await db
        .select({ ...knownOfRound, note: tradeNotes.note, tags: tradeNotes.tags })
        .from(positionRounds)
        .leftJoin(tradeNotes, noteOf)
        .where(and(rounds(accountId, page), beforePlace(positionRounds.endedId, page.before)))
        .orderBy(desc(positionRounds.endedId))
        .limit(max);
      const sold = await db
        .select({ ...getTableColumns(spotSales), note: saleNotes.note, tags: saleNotes.tags })
        .from(spotSales)
        .leftJoin(saleNotes, noteOfSale)
        .where(and(sales(accountId, page), beforePlace(spotSales.endedId, page.before)))
        .orderBy(desc(spotSales.endedId))
        .limit(max);
      const words = ({ note, tags }: { readonly note: string | null; readonly tags: string[] | null }) => ({
        note: note ?? '',
        tags: tags ?? [],
      });
      const rows = [
        ...closed.map((row) => ({
          place: row.endedId ?? 0n,
          toTrade: (): JournalTrade => ({ ...toClosedPosition(row, listings), ...words(row) }),
        })),
        ...sold.map((row) => ({ place: row.endedId, toTrade: (): JournalTrade => ({ ...toSpotSale(row, listings), ...words(row) }) })),
      ].toSorted((a, b) => (a.place < b.place ? 1 : -1));
      return pageOf(
        rows.slice(0, max),
        max,
        ({ place }) => place,
        ({ toTrade }) => toTrade(),
      );
    },
    figures: async (accountId, period) => {
      await keepSpotSales(db, accountId, listings);
      const byMarket = await groups(accountId, period, false);
      const byTag = await groups(accountId, period, true);
      return {
        totals: joined(byMarket, ({ marketId }) => ({ coin: coinOf(marketId) })).map(({ coin, sums }) => toFigures(coin, sums)),
        markets: joined(byMarket, ({ marketId }) => ({ marketId }))
          .slice(0, longestList)
          .map(({ marketId, sums }) => ({
            ...toFigures(coinOf(marketId), sums),
            symbolId: symbolIdOf(listings.market(marketId).symbol),
            businessLine: lineOf(listings.market(marketId)),
          })),
        tags: joined(byTag, ({ marketId, tag }) => ({ tag: tag ?? '', coin: coinOf(marketId) }))
          .slice(0, longestList)
          .map(({ tag, coin, sums }) => ({ ...toFigures(coin, sums), tag })),
      };
    },
  };
}
