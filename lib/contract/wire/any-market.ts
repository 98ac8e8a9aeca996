// A market of any line as screens and clients see it: of spot, or a contract with everything that makes it one.
import * as z from 'zod/mini';

import { contractMarket } from '../contract-market.ts';
import { spotMarket } from '../market.ts';

export const anyMarket = z.union([contractMarket, spotMarket]);
export type AnyMarket = z.output<typeof anyMarket>;
