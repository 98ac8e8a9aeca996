// The changes of a batch to the hours (last balances and positions, inflows and outflows, marks) and to the sums of each cause.
import type { ClientBase } from 'pg';

import { Wallet } from '#lib/contract/enums.ts';
import type { PositionChanged } from '#server/engine/futures/contract-event.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { InterestCharged, LoanRepaid, LoanTaken } from '#server/engine/lending/margin-event.ts';
import type { LedgerPosted } from '#server/engine/wallets/ledger-event.ts';
import { balanceCauses, hourBalances, hourMarks } from '#server/store/schema/equity.ts';
import { type Column, insertColumns } from '../writing/insert-columns.ts';
import { insertRows } from '../writing/insert-rows.ts';
import { isUserAccount } from '../writing/is-user-account.ts';
import type { MarkBook, MarkRow } from './create-mark-book.ts';
import { hourOf } from './hour-of.ts';
import { debtFlow, moneyFlow } from './money-flow.ts';

type BalanceRow = typeof hourBalances.$inferSelect;
type CauseRow = typeof balanceCauses.$inferSelect;
type PositionRow = { readonly changed: PositionChanged; readonly hourMs: number };

export type HourChanges = {
  add(event: ExchangeEvent, timeMs: number): void;
  /** Inside a transaction of the caller's. */
  write(client: ClientBase): Promise<void>;
};

const onBalance = `on conflict (account_id, wallet, asset_id, hour_ms) do update set units = excluded.units,
  outside_units = hour_balances.outside_units + excluded.outside_units,
  transfer_units = hour_balances.transfer_units + excluded.transfer_units`;

const onCause = `on conflict (account_id, wallet, asset_id, cause) do update set
  movements = balance_causes.movements + excluded.movements,
  available_units = balance_causes.available_units + excluded.available_units,
  frozen_units = balance_causes.frozen_units + excluded.frozen_units`;

const positionColumns: readonly Column<PositionRow>[] = [
  { name: 'account_id', type: 'integer', of: ({ changed }) => changed.accountId },
  { name: 'market_id', type: 'integer', of: ({ changed }) => changed.marketId },
  { name: 'hold_side', type: 'text', of: ({ changed }) => changed.holdSide },
  { name: 'hour_ms', type: 'bigint', of: ({ hourMs }) => hourMs },
  { name: 'lots', type: 'bigint', of: ({ changed }) => changed.lots },
  { name: 'entry_value', type: 'bigint', of: ({ changed }) => changed.entryValue },
];
const onPosition = `on conflict (account_id, market_id, hold_side, hour_ms) do update set
  lots = excluded.lots, entry_value = excluded.entry_value`;

const onMark = 'on conflict (market_id, hour_ms) do update set mark_ticks = excluded.mark_ticks, index_ticks = excluded.index_ticks';

/** Each pair has an isolated wallet of its own. */
const placeOf = (wallet: string, marketId: number | undefined): string =>
  wallet === Wallet.isolated && marketId !== undefined ? `${wallet}:${marketId}` : wallet;

export function createHourChanges(marks: MarkBook): HourChanges {
  const balances = new Map<string, BalanceRow>();
  const causes = new Map<string, CauseRow>();
  const positions = new Map<string, PositionRow>();
  const marked = new Map<string, MarkRow>();

  const balanceRow = (accountId: number, wallet: string, assetId: number, hourMs: number): BalanceRow => {
    const key = `${accountId} ${wallet} ${assetId} ${hourMs}`;
    const row = balances.get(key) ?? { accountId, wallet, assetId, hourMs, units: 0n, outsideUnits: 0n, transferUnits: 0n };
    balances.set(key, row);
    return row;
  };
  /** A debt stands beside the balance, below zero: the two together are the worth of the wallet. */
  const owe = (event: LoanTaken | InterestCharged | LoanRepaid, hourMs: number): void => {
    const { accountId, wallet, marketId, assetId } = event;
    const row = balanceRow(accountId, `${placeOf(wallet, marketId)}-debt`, assetId, hourMs);
    row.units = -(event.principalAfter + event.interestAfter);
    row.outsideUnits += debtFlow(event);
  };
  const post = (posted: LedgerPosted, hourMs: number): void => {
    for (const entry of posted.entries) {
      const { accountId, assetId, wallet = Wallet.spot } = entry;
      if (!isUserAccount(accountId)) continue;
      const row = balanceRow(accountId, placeOf(wallet, entry.walletMarketId), assetId, hourMs);
      const { outside, transfer } = moneyFlow(posted, entry);
      row.units = BigInt(entry.availableAfter) + BigInt(entry.frozenAfter);
      row.outsideUnits += outside;
      row.transferUnits += transfer;
      const causeKey = `${accountId} ${wallet} ${assetId} ${posted.cause}`;
      const sum = causes.get(causeKey) ?? {
        accountId,
        wallet,
        assetId,
        cause: posted.cause,
        movements: 0,
        availableUnits: 0n,
        frozenUnits: 0n,
      };
      sum.movements += 1;
      sum.availableUnits += BigInt(entry.availableDelta);
      sum.frozenUnits += BigInt(entry.frozenDelta);
      causes.set(causeKey, sum);
    }
  };
  return {
    add: (event, timeMs) => {
      if (event.type === 'ledger-posted') post(event, hourOf(timeMs));
      // The cost of a withdrawal is a loss; only the amount that arrives elsewhere has merely left.
      else if (event.type === 'withdrawal-settled' && isUserAccount(event.accountId))
        balanceRow(event.accountId, Wallet.spot, event.assetId, hourOf(timeMs)).outsideUnits += event.feeUnits;
      else if (event.type === 'position-changed' && isUserAccount(event.accountId)) {
        const hourMs = hourOf(timeMs);
        positions.set(`${event.accountId} ${event.marketId} ${event.holdSide} ${hourMs}`, { changed: event, hourMs });
      } else if (event.type === 'loan-taken' || event.type === 'interest-charged' || event.type === 'loan-repaid') {
        if (isUserAccount(event.accountId)) owe(event, hourOf(timeMs));
      } else if (event.type === 'mark-price-set') {
        const row = marks.see(event, timeMs);
        if (row !== null) marked.set(`${row.marketId} ${row.hourMs}`, row);
      }
    },
    write: async (client) => {
      await insertRows(client, hourBalances, [...balances.values()], onBalance);
      await insertRows(client, balanceCauses, [...causes.values()], onCause);
      await insertColumns(client, 'hour_positions', positionColumns, [...positions.values()], onPosition);
      await insertRows(client, hourMarks, [...marked.values()], onMark);
    },
  };
}
