// Writes the lives of positions that a batch has changed, each as it is at the end of it.
import type { ClientBase } from 'pg';

import { type Column, insertColumns } from '../writing/insert-columns.ts';
import type { PositionRound } from './position-round.ts';

const columns: readonly Column<PositionRound>[] = [
  { name: 'id', type: 'bigint', of: (round) => round.id },
  { name: 'account_id', type: 'integer', of: (round) => round.accountId },
  { name: 'market_id', type: 'integer', of: (round) => round.marketId },
  { name: 'hold_side', type: 'text', of: (round) => round.holdSide },
  { name: 'margin_mode', type: 'smallint', of: (round) => round.marginMode },
  { name: 'leverage', type: 'integer', of: (round) => round.leverage },
  { name: 'lots', type: 'bigint', of: (round) => round.lots },
  { name: 'entry_value', type: 'bigint', of: (round) => round.entryValue },
  { name: 'margin_units', type: 'bigint', of: (round) => round.marginUnits },
  { name: 'largest_lots', type: 'bigint', of: (round) => round.largestLots },
  { name: 'opened_lots', type: 'bigint', of: (round) => round.openedLots },
  { name: 'opened_value', type: 'bigint', of: (round) => round.openedValue },
  { name: 'closed_lots', type: 'bigint', of: (round) => round.closedLots },
  { name: 'closed_value', type: 'bigint', of: (round) => round.closedValue },
  { name: 'realised_units', type: 'bigint', of: (round) => round.realisedUnits },
  { name: 'fee_units', type: 'bigint', of: (round) => round.feeUnits },
  { name: 'funding_units', type: 'bigint', of: (round) => round.fundingUnits },
  { name: 'fund_units', type: 'bigint', of: (round) => round.fundUnits },
  { name: 'opened_at_ms', type: 'bigint', of: (round) => round.openedAtMs },
  { name: 'ended_id', type: 'bigint', of: (round) => round.endedId },
  { name: 'ended_at_ms', type: 'bigint', of: (round) => round.endedAtMs },
  { name: 'ended_by', type: 'text', of: (round) => round.endedBy },
];

const changing = columns.slice(1).map(({ name }) => `${name} = excluded.${name}`);

export const writePositions = (client: ClientBase, rounds: readonly PositionRound[]): Promise<void> =>
  insertColumns(client, 'position_rounds', columns, rounds, `on conflict (id) do update set ${changing.join(', ')}`);
