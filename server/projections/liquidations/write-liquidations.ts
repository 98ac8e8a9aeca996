// Writes a batch's steps of liquidations.
import type { ClientBase } from 'pg';

import { liquidations } from '#server/store/schema/contracts/contract-history.ts';
import { insertRows } from '../writing/insert-rows.ts';
import type { LiquidationRow } from './liquidation-row.ts';

export const writeLiquidations = (client: ClientBase, rows: readonly LiquidationRow[]): Promise<void> =>
  insertRows(client, liquidations, rows);
