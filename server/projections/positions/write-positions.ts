// Writes the lives of positions that a batch has changed, each as it is at the end of it.
import type { ClientBase } from 'pg';

import { positionRounds } from '#server/store/schema/contracts/contract-history.ts';
import { insertRows, replacing } from '../writing/insert-rows.ts';
import type { PositionRound } from './position-round.ts';

export const writePositions = (client: ClientBase, rounds: readonly PositionRound[]): Promise<void> =>
  insertRows(client, positionRounds, rounds, replacing(positionRounds));
