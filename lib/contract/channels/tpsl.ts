// One's own take-profits and stop-losses in the contracts of a line: those that wait, then every change of any.
import * as z from 'zod/mini';

import { contractLineKeys } from '../contract-lines.ts';
import { plansSnapshot, plansUpdate } from './plans.ts';

export const tpslKey = z.enum(contractLineKeys);

/** Shaped like plans, which in a line of contracts are all the others. */
export const tpslSnapshot = plansSnapshot;
export const tpslUpdate = plansUpdate;
