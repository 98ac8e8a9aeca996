// Coins of simulated chains and coins of real ones never meet in one ledger.
import type { Store } from '#server/store/open-store.ts';
import { depositAddresses } from '#server/store/schema/deposits.ts';
import { evmAddressNumbers } from '#server/store/schema/evm.ts';

/** Refuses (Error) data in which coins of the other kind may be. */
export async function refuseOtherCoins(db: Store['db'], real: boolean): Promise<void> {
  const given = await db.selectDistinct({ userId: depositAddresses.userId }).from(depositAddresses);
  const numbered = new Set((await db.select({ userId: evmAddressNumbers.userId }).from(evmAddressNumbers)).map(({ userId }) => userId));
  if (real && given.some(({ userId }) => !numbered.has(userId)))
    throw new Error('this data has coins of simulated chains in it. Real chains need a DATA_DIR (and DATABASE_URL) of their own');
  if (!real && numbered.size > 0) throw new Error('this data has coins of real chains in it: EVM_NETWORKS must name them');
}
