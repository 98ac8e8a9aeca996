// One's own positions in the contracts of a line, with the margin behind them: the whole picture, and again whenever it changes.
import * as z from 'zod/mini';

import { contractLineKeys } from '../contract-lines.ts';
import { futuresAccount, type FuturesAccount } from '../position.ts';

export const positionsKey = z.enum(contractLineKeys);
export const positionsSnapshot = futuresAccount;
/** Takes the place of the one before. Mark prices are not in it: the tickers of the line tell those. */
export const positionsUpdate = futuresAccount;
export type PositionsMessage = FuturesAccount;
