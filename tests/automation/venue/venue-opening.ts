// The commands that open the venue of the bots' tests, and those who trade there.
import { Wallet } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { Command } from '#server/engine/command.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { ticks, units } from '#server/engine/units.ts';

import { lending } from './lending.ts';

/** Two owners, and two who move the price against each other. */
export const [ann, bob] = [1000, 1001];
export const [mover, other] = [1002, 1003];
const users = [ann, bob, mover, other];
export const opening = (markets: readonly BotMarket[]): Command[] => [
  { type: 'list-asset', assetId: 0, code: 'BTC', decimals: 8 },
  { type: 'list-asset', assetId: 1, code: 'USDT', decimals: 8 },
  { type: 'list-asset', assetId: 2, code: 'ETH', decimals: 8 },
  ...markets.map((market): Command => ({ type: 'list-market', rules: market.rules })),
  { type: 'open-account', accountId: 0, kind: AccountKind.outside },
  { type: 'open-account', accountId: 1, kind: AccountKind.fees },
  { type: 'open-account', accountId: 2, kind: AccountKind.clearing },
  { type: 'open-account', accountId: 3, kind: AccountKind.insurance },
  { type: 'open-account', accountId: 4, kind: AccountKind.lender },
  ...lending,
  { type: 'credit-deposit', accountId: 3, assetId: 1, units: units(100_000_000_000_000n), reference: 'fund' },
  ...users.flatMap((accountId): Command[] => [
    { type: 'open-account', accountId, kind: AccountKind.user },
    { type: 'credit-deposit', accountId, assetId: 0, units: units(100_000_000_000n), reference: `btc:${accountId}` },
    { type: 'credit-deposit', accountId, assetId: 2, units: units(100_000_000_000n), reference: `eth:${accountId}` },
    { type: 'credit-deposit', accountId, assetId: 1, units: units(1_000_000_000_000_000n), reference: `usdt:${accountId}` },
  ]),
  ...[mover, other].map((accountId): Command => ({
    type: 'transfer-funds',
    accountId,
    assetId: 1,
    from: Wallet.spot,
    to: Wallet.futures,
    units: units(500_000_000_000_000n),
  })),
  ...[1, 3].map((marketId): Command => ({ type: 'set-mark-price', marketId, markTicks: ticks(10_000), indexTicks: ticks(10_000) })),
];
