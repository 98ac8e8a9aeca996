// A liquidation of a margin wallet with all that the same record of the journal did to that wallet.
import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm';

import type { MarginRecord } from '#lib/contract/margin.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { fills } from '#server/store/schema/fills.ts';
import { ledgerEntries } from '#server/store/schema/ledger-entries.ts';
import { marginRecords } from '#server/store/schema/margin-records.ts';
import { toWireFill } from '#server/wire/to-wire-fill.ts';
import { decodeIndexPrices } from '../stored/stored-index-prices.ts';
import { historyPlace, sequenceOf } from '../writing/history-place.ts';
import type { MarginRow } from './margin-rows.ts';
import { toMarginRecord } from './to-margin-record.ts';

export type ExplainedLiquidation = {
  readonly liquidation: MarginRecord;
  readonly prices: { readonly symbolId: string; readonly symbol: string; readonly price: string }[];
  readonly fills: SpotFill[];
  readonly repayments: MarginRecord[];
  readonly taken: { readonly coin: string; readonly amount: string }[];
};

function pricesOf({ prices }: MarginRow, listings: Listings): ExplainedLiquidation['prices'] {
  return decodeIndexPrices(prices).map(({ marketId, priceTicks }) => {
    const market = listings.market(marketId);
    return { symbolId: symbolIdOf(market.symbol), symbol: market.symbol, price: listings.priceText(market, priceTicks) };
  });
}

/** Null: the account has no such liquidation. */
export async function explainLiquidation(
  db: Store['db'],
  listings: Listings,
  accountId: AccountId,
  id: string,
): Promise<ExplainedLiquidation | null> {
  const mine = and(eq(marginRecords.accountId, accountId), eq(marginRecords.kind, 'liquidation'), eq(marginRecords.id, BigInt(id)));
  const [row] = await db.select().from(marginRecords).where(mine);
  if (row === undefined) return null;
  const sequence = sequenceOf(row.id);
  const [from, to] = [historyPlace(sequence, 0), historyPlace(sequence + 1, 0)];
  const ofPair = row.wallet === 'isolated';
  const traded = await db
    .select()
    .from(fills)
    .where(
      and(
        eq(fills.accountId, accountId),
        row.wallet === 'spot' ? isNull(fills.wallet) : eq(fills.wallet, row.wallet),
        ofPair ? eq(fills.marketId, row.marketId) : undefined,
        gte(fills.id, from),
        lt(fills.id, to),
      ),
    )
    .orderBy(asc(fills.id));
  const repaid = await db
    .select()
    .from(marginRecords)
    .where(
      and(
        eq(marginRecords.accountId, accountId),
        eq(marginRecords.kind, 'repayment'),
        eq(marginRecords.wallet, row.wallet),
        eq(marginRecords.marketId, row.marketId),
        gte(marginRecords.id, from),
        lt(marginRecords.id, to),
      ),
    )
    .orderBy(asc(marginRecords.id));
  const taken = await db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        eq(ledgerEntries.cause, LedgerCause.liquidation),
        eq(ledgerEntries.wallet, row.wallet),
        ofPair ? eq(ledgerEntries.walletMarketId, row.marketId) : undefined,
        gte(ledgerEntries.id, from),
        lt(ledgerEntries.id, to),
      ),
    )
    .orderBy(asc(ledgerEntries.id));
  const byCoin = new Map<number, bigint>();
  for (const entry of taken)
    if (entry.availableDelta < 0n) byCoin.set(entry.assetId, (byCoin.get(entry.assetId) ?? 0n) - entry.availableDelta);
  return {
    liquidation: toMarginRecord(row, listings),
    prices: pricesOf(row, listings),
    // Contracts of a unified account have records of their own.
    fills: traded
      .filter(({ marketId }) => !isContract(listings.market(marketId)))
      .map((fill) => toWireFill({ ...fill, delegateType: null, entryPoint: null }, listings)),
    repayments: repaid.map((one) => toMarginRecord(one, listings)),
    taken: [...byCoin].map(([assetId, amount]) => {
      const { code, decimals } = listings.asset(assetId);
      return { coin: code, amount: formatDecimal(amount, decimals) };
    }),
  };
}
