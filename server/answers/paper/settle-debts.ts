// Pays back all that a paper account owes in its margin wallets: the lender has what it lent, whoever is left behind.
import { randomUUID } from 'node:crypto';

import { Wallet } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarginView } from '#server/engine/lending/margin-view.ts';
import { units } from '#server/engine/units.ts';
import type { VenueRooms } from '../rooms.ts';

/** An hour may begin between the look and the payment, and charge interest: then it is looked at once more. */
const looks = 3;

const owes = ({ principal, interest }: MarginView['coins'][number]): bigint => principal + interest;

/**
 * Each coin pays its own debt. What it lacks is paid with play money that comes from outside like every other, through the account's own
 * spot wallet. Orders must be gone: what they hold pays nothing.
 */
export async function settleDebts(accountId: AccountId, { client }: Pick<VenueRooms, 'client'>): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const margins = await client.margins(accountId);
    const commands = margins.flatMap(({ wallet, marketId, coins }) =>
      coins.flatMap((coin): Command[] => {
        const { assetId, available } = coin;
        const owed = owes(coin);
        if (owed === 0n) return [];
        const missing = owed > available ? owed - available : 0n;
        const gift: Command[] =
          missing === 0n
            ? []
            : [
                { type: 'credit-deposit', accountId, assetId, units: units(missing), reference: `paper:settle:${randomUUID()}` },
                {
                  type: 'transfer-funds',
                  accountId,
                  assetId,
                  units: units(missing),
                  from: Wallet.spot,
                  to: wallet,
                  ...(wallet === Wallet.isolated ? { marketId } : {}),
                },
              ];
        return [...gift, { type: 'repay', accountId, wallet, marketId, assetId, units: units(owed) }];
      }),
    );
    if (commands.length === 0) return;
    await client.submitAll(commands);
  }
}
