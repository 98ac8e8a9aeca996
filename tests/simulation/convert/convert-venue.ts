// The small venue that lends, with converting beside it: its account, its coins, its terms.
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import { units } from '#server/engine/units.ts';

import { coins, whole } from '../lending/margin-venue.ts';

export const convertAccount = 7;
/** A tenth of a percent is kept; books may pay two percent below the index price; quotes hold while books stay within 0.2 %. */
export const convertTerms = { spreadPpm: 1_000, reachPpm: 20_000, guardPpm: 2_000 } as const;

/** Whole coins that the convert account begins with. */
export const convertOpening = (inventory = { usdt: 1_000_000, btc: 100, eth: 1_000 }): Command[] => [
  { type: 'open-account', accountId: convertAccount, kind: AccountKind.convert },
  ...(['usdt', 'btc', 'eth'] as const)
    .filter((coin) => inventory[coin] > 0)
    .map((coin): Command => ({
      type: 'credit-deposit',
      accountId: convertAccount,
      assetId: coins[coin],
      units: units(BigInt(inventory[coin]) * BigInt(whole)),
      reference: `convert:${coin}`,
    })),
  { type: 'set-convert-terms', ...convertTerms },
];
