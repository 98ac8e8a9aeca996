// Writes a batch's steps of liquidations.
import type { ClientBase } from 'pg';

import { type Column, insertColumns } from '../writing/insert-columns.ts';
import type { LiquidationRow } from './liquidation-row.ts';

const columns: readonly Column<LiquidationRow>[] = [
  { name: 'id', type: 'bigint', of: (row) => row.id },
  { name: 'sequence', type: 'bigint', of: (row) => row.sequence },
  { name: 'account_id', type: 'integer', of: (row) => row.accountId },
  { name: 'market_id', type: 'integer', of: (row) => row.marketId },
  { name: 'hold_side', type: 'text', of: (row) => row.holdSide },
  { name: 'step', type: 'text', of: (row) => row.step },
  { name: 'round_id', type: 'bigint', of: (row) => row.roundId },
  { name: 'margin_mode', type: 'smallint', of: (row) => row.marginMode },
  { name: 'leverage', type: 'integer', of: (row) => row.leverage },
  { name: 'lots', type: 'bigint', of: (row) => row.lots },
  { name: 'entry_value', type: 'bigint', of: (row) => row.entryValue },
  { name: 'value', type: 'bigint', of: (row) => row.value },
  { name: 'realised_units', type: 'bigint', of: (row) => row.realisedUnits },
  { name: 'mark_ticks', type: 'bigint', of: (row) => row.markTicks },
  { name: 'tier', type: 'integer', of: (row) => row.tier },
  { name: 'equity_units', type: 'bigint', of: (row) => row.equityUnits },
  { name: 'maintenance_units', type: 'bigint', of: (row) => row.maintenanceUnits },
  { name: 'fee_units', type: 'bigint', of: (row) => row.feeUnits },
  { name: 'insurance_units', type: 'bigint', of: (row) => row.insuranceUnits },
  { name: 'time_ms', type: 'bigint', of: (row) => row.timeMs },
];

export const writeLiquidations = (client: ClientBase, rows: readonly LiquidationRow[]): Promise<void> =>
  insertColumns(client, 'liquidations', columns, rows);
