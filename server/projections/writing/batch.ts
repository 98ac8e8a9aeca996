// The rows that a run of records adds to the tables, gathered in memory until they are written as one.
import type { ClientBase } from 'pg';

import type { EventRecord } from '#server/engine/event.ts';
import type { OrderAccepted } from '#server/engine/orders/order-event.ts';
import { feeCoinOf } from '#server/engine/markets/contract-listing.ts';
import type { Listings } from '#server/engine/listings.ts';
import { createC2cChanges } from '../c2c/c2c-changes.ts';
import { createConversionChanges } from '../conversions/conversion-changes.ts';
import { createPaymentChanges } from '../strategies/payment-changes.ts';
import { writeInsuranceDays } from '../insurance/insurance-days.ts';
import { type LedgerRow, ledgerRowsOf, writeLedgerEntries } from '../ledger/ledger-rows.ts';
import { marginRowOf, writeMarginRecords, type MarginRow } from '../margins/margin-rows.ts';
import { historyPlace } from './history-place.ts';
import type { MarkBook } from '../equity/create-mark-book.ts';
import { createHourChanges } from '../equity/hour-changes.ts';
import type { OrderBook } from '../orders/create-order-book.ts';
import { createOrderChanges } from '../orders/order-changes.ts';
import { writeOrders } from '../orders/write-orders.ts';
import type { PlanBook } from '../plans/create-plan-book.ts';
import type { PlanState } from '../plans/plan-state.ts';
import { writePlans } from '../plans/write-plans.ts';
import type { PositionBook } from '../positions/create-position-book.ts';
import { createContractChanges } from './contract-changes.ts';
import { createTradeChanges } from './trade-changes.ts';

/** A record of the journal, by its last command and its hash. */
export type RecordEnd = { readonly sequence: number; readonly hash: string };

export type Batch = {
  /** `end`: the journal's record that holds it, or a later one of the same commit. */
  add(record: EventRecord, end: RecordEnd | null): void;
  records(): number;
  firstSequence(): number;
  lastSequence(): number;
  recordEnd(): RecordEnd | null;
  /** True if it holds anything of a user, who may be waiting to see it. */
  concernsUsers(): boolean;
  /** Inside a transaction of the caller's. May be called again when that failed. */
  write(client: ClientBase): Promise<void>;
};

/** The known state of the past while records are added: moved along by them. */
export type Books = {
  readonly orderBook: OrderBook;
  readonly planBook: PlanBook;
  readonly positionBook: PositionBook;
  readonly markBook: MarkBook;
};

export function createBatch(listings: Listings, { orderBook, planBook, positionBook, markBook }: Books): Batch {
  const feeAssetOf = ({ marketId, side }: OrderAccepted): number =>
    listings.assetOf(feeCoinOf(listings.market(marketId), side))?.assetId ?? 0;
  const orders = createOrderChanges(feeAssetOf);
  const trades = createTradeChanges();
  const contracts = createContractChanges(positionBook);
  const conversions = createConversionChanges();
  const c2c = createC2cChanges();
  const payments = createPaymentChanges();
  const hours = createHourChanges(markBook);
  const ledger: LedgerRow[] = [];
  const margins: MarginRow[] = [];
  const plans = new Map<number, PlanState>();
  let records = 0;
  let first = 0;
  let last = 0;
  let recordEnd: RecordEnd | null = null;

  return {
    add: (record, end) => {
      const { sequence, timeMs, events } = record;
      if (records === 0) first = sequence;
      last = sequence;
      recordEnd = end;
      records += 1;
      // A house that quotes anew changes levels of a book alone, many of them at a time: they are no history.
      if (events.every(({ type }) => type === 'level-changed')) return;
      contracts.add(record);
      conversions.add(record);
      c2c.add(record);
      payments.add(record);
      let ledgerPlace = 0;
      for (const [index, event] of events.entries()) {
        orders.add(event, timeMs);
        orderBook.apply(event, timeMs);
        hours.add(event, timeMs);
        trades.add(event, { sequence, index, timeMs });
        const margin = marginRowOf(event, historyPlace(sequence, index), timeMs);
        if (margin !== null) margins.push(margin);
        const plan = planBook.apply(event, timeMs);
        if (plan !== null) plans.set(plan.planId, plan);
        if (event.type === 'ledger-posted') {
          ledger.push(...ledgerRowsOf(event, sequence, index, ledgerPlace, timeMs));
          ledgerPlace += event.entries.length;
        }
      }
    },
    records: () => records,
    firstSequence: () => first,
    lastSequence: () => last,
    recordEnd: () => recordEnd,
    concernsUsers: () =>
      orders.all.size > 0 ||
      plans.size > 0 ||
      ledger.length > 0 ||
      margins.length > 0 ||
      conversions.concernsUsers() ||
      c2c.concernsUsers() ||
      contracts.concernsUsers(),
    write: async (client) => {
      await writeOrders(client, orders.all.values());
      await writePlans(client, [...plans.values()]);
      await trades.write(client);
      await writeLedgerEntries(client, ledger);
      await writeInsuranceDays(client, ledger);
      await writeMarginRecords(client, margins);
      await conversions.write(client);
      await c2c.write(client);
      await payments.write(client);
      await contracts.write(client);
      await hours.write(client);
    },
  };
}
