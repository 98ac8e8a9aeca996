// One's own margin wallets, the shared one or those of pairs: the whole picture, and again whenever it changes.
import * as z from 'zod/mini';

import { marginAccount, type MarginAccountRow } from '../margin.ts';

export const marginSnapshot = z.array(marginAccount);
/** Takes the place of the one before. */
export type MarginMessage = readonly MarginAccountRow[];
