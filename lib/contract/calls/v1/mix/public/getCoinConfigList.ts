// The coins, and the networks over which each arrives.
import * as z from 'zod/mini';

import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';

const coinNetwork = z.object({
  network: z.string(),
  /** For people: "Ethereum". */
  name: z.string(),
  /** Blocks after which a deposit is credited. */
  confirmations: z.number(),
  /** In the coin; less is not credited. */
  minimumDeposit: decimalText,
  /** In the coin: what a withdrawal over it costs, and the least that may be withdrawn. */
  withdrawalFee: decimalText,
  minimumWithdrawal: decimalText,
  /** Its transfers can carry a memo. */
  hasMemo: z.boolean(),
  /** A test network delivers coins on request. */
  testNetwork: z.boolean(),
  /** The most of one delivery of test coins, in the coin. */
  maxTestAmount: decimalText,
});
const coinConfig = z.object({ coin: z.string(), name: z.string(), decimals: z.number(), networks: z.array(coinNetwork) });
export type CoinConfig = z.output<typeof coinConfig>;

export const getCoins = defineCall({
  name: 'getCoins',
  path: 'v1/mix/public/getCoinConfigList',
  ...fromAnybody('read'),
  response: z.object({ coins: z.array(coinConfig) }),
});
