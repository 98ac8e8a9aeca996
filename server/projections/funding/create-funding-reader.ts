// Questions about funding: what each slot of a contract was settled at, and what an account paid or received.
import { and, desc, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm';

import type { FundingPayment, SettledFunding } from '#lib/contract/history/contract-history.ts';
import type { BusinessLine, HoldSide } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { feeCoinOf, isContract } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { fundingPayments, fundingSlots } from '#server/store/schema/contracts/contract-history.ts';
import { type MarketScope, ofScope } from '../of-scope.ts';
import type { FundingHistory } from './funding-history.ts';
import { beforePlace, inSpan, ofValue, type Page, pageOf, type PageRequest, pageSize } from '../page.ts';

type FundingPage = MarketScope &
  PageRequest & {
    readonly holdSide?: HoldSide | undefined;
    readonly flow?: 'paid' | 'received' | undefined;
  };

export type FundingReader = {
  /** Newest first; both ends of the span included. */
  settled(symbol: string, fromMs: number, toMs: number): Promise<readonly SettledFunding[]>;
  /** The last rate of each contract that has had one, by symbol id. */
  last(line: BusinessLine): Promise<ReadonlyMap<string, SettledFunding>>;
  /** Newest first. */
  payments(accountId: AccountId, page: FundingPage): Promise<Page<FundingPayment>>;
};

const rateDecimals = 8;
/** Two months of a contract that settles every hour. */
const maxSlots = 1500;

type SlotRow = typeof fundingSlots.$inferSelect;
type PaymentRow = typeof fundingPayments.$inferSelect;

function toSettled(row: SlotRow, listings: Listings): SettledFunding {
  const market = listings.market(row.marketId);
  return {
    symbolId: market.symbol,
    settleTimeMs: row.slotMs,
    fundingRate: formatDecimal(row.rateE8, rateDecimals),
    markPrice: listings.priceText(market, row.markTicks),
  };
}

function toPayment({ paid, slot }: { readonly paid: PaymentRow; readonly slot: SlotRow }, listings: Listings): FundingPayment {
  const market = listings.market(paid.marketId);
  const coin = feeCoinOf(market, 'buy');
  return {
    id: String(paid.id),
    symbolId: market.symbol,
    holdSide: paid.holdSide,
    slotTimeMs: paid.slotMs,
    count: listings.quantityText(market, paid.lots),
    markPrice: listings.priceText(market, slot.markTicks),
    fundingRate: formatDecimal(slot.rateE8, rateDecimals),
    amount: formatDecimal(paid.units, listings.assetOf(coin)?.decimals ?? 0),
    coin,
    timeMs: paid.timeMs,
  };
}

export function createFundingReader(db: Store['db'], listings: Listings, history?: FundingHistory): FundingReader {
  return {
    settled: async (symbol, fromMs, toMs) => {
      const market = listings.marketOf(symbol);
      if (market === undefined) return [];
      const where = and(eq(fundingSlots.marketId, market.marketId), gte(fundingSlots.slotMs, fromMs), lte(fundingSlots.slotMs, toMs));
      const rows = await db.select().from(fundingSlots).where(where).orderBy(desc(fundingSlots.slotMs)).limit(maxSlots);
      const own = rows.map((row) => toSettled(row, listings));
      if (history === undefined || !isContract(market) || own.length === maxSlots) return own;
      const until = Math.min(toMs, (own.at(-1)?.settleTimeMs ?? Number.POSITIVE_INFINITY) - 1);
      return [...own, ...history.settled(market, fromMs, until, maxSlots - own.length)];
    },
    last: async (line) => {
      const contracts = listings.contracts().filter(({ contract }) => contract.line === line);
      const ids = contracts.map(({ marketId }) => marketId);
      if (ids.length === 0) return new Map();
      const newest = sql`(select max(s.slot_ms) from funding_slots s where s.market_id = ${fundingSlots.marketId})`;
      const where = and(inArray(fundingSlots.marketId, ids), eq(fundingSlots.slotMs, newest));
      const rows = await db.select().from(fundingSlots).where(where);
      const before = history === undefined ? [] : contracts.flatMap((one) => history.settled(one, 0, Number.POSITIVE_INFINITY, 1));
      const own = rows.map((row) => toSettled(row, listings));
      return new Map([...before, ...own].map((settled) => [settled.symbolId, settled]));
    },
    payments: async (accountId, page) => {
      const { flow } = page;
      const where = and(
        eq(fundingPayments.accountId, accountId),
        ofScope(fundingPayments.marketId, listings, page),
        ofValue(fundingPayments.holdSide, page.holdSide),
        flow === undefined ? undefined : (flow === 'paid' ? lt : gt)(fundingPayments.units, 0n),
        inSpan(fundingPayments.timeMs, page),
        beforePlace(fundingPayments.id, page.before),
      );
      const max = pageSize(page);
      const slotOf = and(eq(fundingSlots.marketId, fundingPayments.marketId), eq(fundingSlots.slotMs, fundingPayments.slotMs));
      const rows = await db
        .select({ paid: fundingPayments, slot: fundingSlots })
        .from(fundingPayments)
        .innerJoin(fundingSlots, slotOf)
        .where(where)
        .orderBy(desc(fundingPayments.id))
        .limit(max);
      return pageOf(
        rows,
        max,
        (row) => row.paid.id,
        (row) => toPayment(row, listings),
      );
    },
  };
}
