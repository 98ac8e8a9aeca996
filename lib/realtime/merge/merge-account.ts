// One's own balances: of spot coin by coin, each replaced by its newest state; of every account the whole picture each time.
import * as z from 'zod/mini';

import { accountSnapshot, type AccountMessage } from '#lib/contract/channels/account.ts';
import type { AccountData } from '../channel-data.ts';
import type { Merge } from './merge.ts';

function read(raw: unknown, { balances }: Pick<AccountData, 'balances'>): AccountData | null {
  const parsed = z.safeParse(accountSnapshot, raw);
  if (!parsed.success) return null;
  const told: AccountMessage = parsed.data;
  if ('totalUsdtValue' in told) return { balances, worth: told };
  return { balances: new Map([...balances, ...told.map((balance) => [balance.coin, balance] as const)]), worth: null };
}

export const mergeAccount: Merge<AccountData> = {
  snapshot: (raw) => read(raw, { balances: new Map() }),
  update: (data, raw) => read(raw, data),
};
