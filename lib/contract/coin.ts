// Coins, the networks they travel on, and arrivals.
import { z } from 'zod/mini';

import { decimalText } from './market.ts';

export const coinText = z.string().check(z.regex(/^[A-Z0-9]{1,16}$/));
export const networkText = z.string().check(z.regex(/^[A-Za-z0-9-]{1,32}$/));

export const coinConfig = z.object({
  coin: z.string(),
  coinName: z.string(),
  decimals: z.number(),
  networks: z.array(
    z.object({
      network: z.string(),
      requiredConfirmations: z.number(),
      /** The chain is simulated, and coins on it are worth nothing outside. */
      isTestNetwork: z.boolean(),
      /** How many test coins one request can bring; '0' on a real network. */
      testCoinsMaximum: decimalText,
    }),
  ),
});
export type CoinConfig = z.output<typeof coinConfig>;

export const depositRecord = z.object({
  depositId: z.string(),
  coin: z.string(),
  network: z.string(),
  address: z.string(),
  transactionId: z.string(),
  amount: decimalText,
  confirmations: z.number(),
  requiredConfirmations: z.number(),
  status: z.enum(['pending', 'confirmed', 'credited']),
  createTimeMs: z.number(),
  creditedTimeMs: z.nullable(z.number()),
});
export type DepositRecord = z.output<typeof depositRecord>;
