// The venue's own accounts stand under fixed numbers: opened where there is none, and never taken for somebody else's.
import type { AccountId } from '#server/engine/ids.ts';
import type { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { OpenAccount } from '#server/engine/identity/identity-command.ts';
import type { ExchangeAccess } from '#server/runtime/exchange-client.ts';

/** The commands that open what is missing. Rejects (Error) when a number is an account of another kind. */
export async function accountsToOpen(
  client: Pick<ExchangeAccess, 'accountKind'>,
  wanted: readonly (readonly [AccountId, AccountKind])[],
): Promise<OpenAccount[]> {
  const found = await Promise.all(wanted.map(async ([accountId]) => client.accountKind(accountId)));
  return wanted.flatMap(([accountId, kind], place): OpenAccount[] => {
    const open = found[place] ?? null;
    if (open === null) return [{ type: 'open-account', accountId, kind }];
    if (open !== kind) throw new Error(`account ${accountId} should be the venue's own (${kind}) and is another one (${open})`);
    return [];
  });
}
