// Questions about liquidations: what was done, what it rested on, and what it moved, entry by entry.
import { and, asc, desc, eq, getTableColumns, gte, inArray } from 'drizzle-orm';

import type { FuturesEntry, Liquidation } from '#lib/contract/history/contract-history.ts';
import { type HoldSide, Wallet } from '#lib/contract/enums.ts';
import { type ForcedClose, forcedDirection } from '#lib/contract/wire/orders/forced-direction.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { liquidations } from '#server/store/schema/contracts/contract-history.ts';
import { ledgerEntries } from '#server/store/schema/ledger-entries.ts';
import { toFuturesEntry } from '../ledger/to-futures-entry.ts';
import { type MarketScope, ofScope } from '../of-scope.ts';
import { beforePlace, inSpan, ofValue, type Page, pageOf, type PageRequest, pageSize } from '../page.ts';
import { wasHedge } from '../positions/last-order-of.ts';
import { averagePriceText } from '../positions/to-futures-account.ts';
import type { LiquidationRow } from './liquidation-row.ts';

type LiquidationPage = MarketScope &
  PageRequest & {
    readonly holdSide?: HoldSide | undefined;
    readonly step?: Liquidation['step'] | undefined;
  };

export type LiquidationReader = {
  /** Newest first. */
  list(accountId: AccountId, page: LiquidationPage): Promise<Page<Liquidation>>;
};

const ratioPlaces = 4;

/** Maintenance through equity; '' when there was none. */
function ratioText(maintenance: bigint, equity: bigint): string {
  if (equity <= 0n) return '';
  return formatDecimal((2n * maintenance * 10n ** BigInt(ratioPlaces) + equity) / (2n * equity), ratioPlaces);
}

function groundsOf(row: LiquidationRow, market: ContractListing, decimals: number, listings: Listings): Liquidation['grounds'] {
  const { markTicks, tier, equityUnits, maintenanceUnits } = row;
  if (markTicks === null || tier === null || equityUnits === null || maintenanceUnits === null) return null;
  return {
    markPrice: listings.priceText(market, markTicks),
    tier,
    maintenanceRate: formatDecimal(market.contract.rules.contract?.tiers[tier - 1]?.maintenancePpm ?? 0, 6),
    equity: formatDecimal(equityUnits, decimals),
    maintenance: formatDecimal(maintenanceUnits, decimals),
    marginRatio: ratioText(maintenanceUnits, equityUnits),
  };
}

const closes: Readonly<Record<Liquidation['step'], ForcedClose>> = {
  reduced: 'reduced',
  taken: 'liquidated',
  deleveraged: 'deleveraged',
  netted: 'netted',
};

type KnownRow = LiquidationRow & { readonly isHedge: boolean };

const known = {
  ...getTableColumns(liquidations),
  isHedge: wasHedge({ accountId: liquidations.accountId, marketId: liquidations.marketId, place: liquidations.id }),
};

function toLiquidation(row: KnownRow, entries: readonly FuturesEntry[], listings: Listings): Liquidation {
  const market = listings.market(row.marketId);
  if (!isContract(market)) throw new Error(`a liquidation in ${market.symbol}`);
  const coin = market.contract.margin;
  const decimals = listings.assetOf(coin)?.decimals ?? 0;
  return {
    id: String(row.id),
    roundId: String(row.roundId),
    symbolId: market.symbol,
    holdSide: row.holdSide,
    step: row.step,
    delegateType: forcedDirection(closes[row.step], row),
    marginMode: row.marginMode,
    leverage: row.leverage,
    count: listings.quantityText(market, row.lots),
    averageOpenPrice: averagePriceText(market, row.lots, row.entryValue),
    closePrice: averagePriceText(market, row.lots, row.value),
    achievedProfits: formatDecimal(row.realisedUnits, decimals),
    grounds: groundsOf(row, market, decimals, listings),
    liquidationFee: formatDecimal(row.feeUnits, decimals),
    insurance: formatDecimal(row.insuranceUnits, decimals),
    coin,
    timeMs: row.timeMs,
    entries: entries.filter((entry) => entry.coin === coin),
  };
}

export function createLiquidationReader(db: Store['db'], listings: Listings): LiquidationReader {
  /** The entries of the same records in the account's futures wallet. */
  const entriesOf = async (
    accountId: AccountId,
    rows: readonly LiquidationRow[],
  ): Promise<ReadonlyMap<number, readonly FuturesEntry[]>> => {
    const sequences = [...new Set(rows.map(({ sequence }) => sequence))];
    const bySequence = new Map<number, FuturesEntry[]>();
    if (sequences.length === 0) return bySequence;
    const first = Math.min(...sequences);
    const found = await db
      .select()
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.accountId, accountId),
          eq(ledgerEntries.wallet, Wallet.futures),
          gte(ledgerEntries.id, BigInt(first) << 20n),
          inArray(ledgerEntries.sequence, sequences),
        ),
      )
      .orderBy(asc(ledgerEntries.id));
    for (const row of found) bySequence.set(row.sequence, [...(bySequence.get(row.sequence) ?? []), toFuturesEntry(row, listings)]);
    return bySequence;
  };
  return {
    list: async (accountId, page) => {
      const where = and(
        eq(liquidations.accountId, accountId),
        ofScope(liquidations.marketId, listings, page),
        ofValue(liquidations.holdSide, page.holdSide),
        ofValue(liquidations.step, page.step),
        inSpan(liquidations.timeMs, page),
        beforePlace(liquidations.id, page.before),
      );
      const max = pageSize(page);
      const rows = await db.select(known).from(liquidations).where(where).orderBy(desc(liquidations.id)).limit(max);
      const entries = await entriesOf(accountId, rows);
      return pageOf(
        rows,
        max,
        (row) => row.id,
        (row) => toLiquidation(row, entries.get(row.sequence) ?? [], listings),
      );
    },
  };
}
