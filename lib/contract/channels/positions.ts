// One's own positions in the contracts of a line, with the margin behind them: the whole picture, and again whenever it changes.

import { futuresAccount, type FuturesAccount } from '../position.ts';

export const positionsSnapshot = futuresAccount;
export type PositionsMessage = FuturesAccount;
