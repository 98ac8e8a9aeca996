// The invariants of borrowed money after every command: the lender is owed what it has lent, to the unit, and by known borrowers.
import { everyMarket, type AssetId } from '../ids.ts';
import type { State } from '../state.ts';
import { isUnified, owedOf } from './margin-account.ts';

export function brokenLending(state: State): string[] {
  const { lending, lenderAccount, ledger } = state;
  const owed = new Map<AssetId, bigint>([...lending.fundDebts].map(([assetId, units]) => [assetId, BigInt(units)]));
  const broken: string[] = [];
  for (const { accountId, margins, unified } of state.accounts.values()) {
    for (const margin of [...(margins?.values() ?? []), ...(unified === null ? [] : [unified.margin])]) {
      const { debts, marketId, chargedMs } = margin;
      const name = `wallet ${marketId === everyMarket ? 'cross' : marketId} of account ${accountId}`;
      for (const [assetId, debt] of debts) {
        const isSound = debt.principal >= 0 && debt.interest >= 0 && owedOf(debt) > 0 && Number.isSafeInteger(owedOf(debt));
        if (!isSound) broken.push(`${name} owes ${debt.principal} and ${debt.interest} of asset ${assetId}`);
        owed.set(assetId, (owed.get(assetId) ?? 0n) + BigInt(debt.principal));
      }
      if (!isUnified(margin) && debts.size > 0 !== lending.debtors.has(margin))
        broken.push(`${name} is ${debts.size > 0 ? 'not ' : ''}in the queue for interest`);
      if (debts.size > 0 && chargedMs === 0) broken.push(`${name} has never been charged`);
    }
  }
  const charged = [...lending.debtors].map(({ chargedMs }) => chargedMs);
  if (charged.some((ms, place) => ms < (charged[place - 1] ?? 0))) broken.push('the queue for interest is out of order');
  if (lenderAccount === null) return owed.size === 0 ? broken : [...broken, 'something is owed and nobody lends'];
  for (const assetId of state.assets.keys()) {
    const sum = ledger.available(lenderAccount.row, assetId) + (owed.get(assetId) ?? 0n);
    if (sum !== 0n)
      broken.push(`the lender is owed ${owed.get(assetId) ?? 0n} of asset ${assetId}, which is ${sum} beside what it has lent`);
  }
  return broken;
}
