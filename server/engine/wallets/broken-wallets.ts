// The invariants of money after every command: nothing comes from nowhere, and held money is held for something.
import { mayOwe } from '../identity/open-account.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { everyFace } from '../lending/margin-account.ts';
import type { State } from '../state.ts';
import { holdsOf } from './holds.ts';

/** The sum of an asset over all accounts (the outside world included) must be zero. */
export function brokenSums(state: State): string[] {
  return [...state.assets.keys()].flatMap((assetId) => {
    let sum = 0n;
    const broken: string[] = [];
    for (const { row, accountId, kind, futures, unified } of everyFace(state)) {
      const [available, frozen] = [state.ledger.available(row, assetId), state.ledger.frozen(row, assetId)];
      sum += available + frozen;
      // Those of unified accounts have rules of their own.
      const mayBeOwing = mayOwe(kind) || kind === AccountKind.insurance || unified !== null;
      if ((!mayBeOwing && available < 0n) || (frozen < 0n && !mayOwe(kind)))
        broken.push(`account ${accountId} is below zero in asset ${assetId}`);
      if (futures !== null && futures.row !== row)
        sum += state.ledger.available(futures.row, assetId) + state.ledger.frozen(futures.row, assetId);
    }
    return sum === 0n ? broken : [...broken, `asset ${assetId} sums to ${sum}`];
  });
}

/** A debt is more than nothing, and no withdrawal is both held and over. */
export function brokenDebts({ accounts, withdrawals: { held, ended } }: State): string[] {
  const debts = [...accounts.values()].flatMap(({ accountId, debts: owed }) =>
    [...(owed ?? [])].filter(([, amount]) => !(amount > 0)).map(([assetId]) => `account ${accountId} owes nothing of asset ${assetId}`),
  );
  const twice = [...held.keys()].filter((reference) => ended.has(reference)).map((reference) => `withdrawal ${reference} is held and over`);
  return [...debts, ...twice];
}

/** The frozen money of a wallet must be exactly what is held of it, purpose by purpose. */
export function brokenReserves(state: State): string[] {
  return everyFace(state).flatMap((face) => {
    const holds = holdsOf(state, face);
    const rows = new Set([face.row, face.futures?.row ?? face.row]);
    return [...rows].flatMap((row) =>
      [...state.assets.keys()].flatMap((assetId) => {
        const own = holds.filter((hold) => hold.row === row && hold.assetId === assetId);
        const [frozen, held] = [state.ledger.frozen(row, assetId), own.reduce((sum, { amount }) => sum + BigInt(amount), 0n)];
        if (frozen === held) return [];
        const told = own.map(({ purpose, amount }) => `${amount} for ${purpose}`).join(', ');
        return [`account ${face.accountId} has frozen ${frozen} of asset ${assetId}, held is ${told || 'nothing'}`];
      }),
    );
  });
}
