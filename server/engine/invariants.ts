// What must be true after every command, whatever came before.
import { reservation, givenAsset } from './accounts/settle.ts';
import { AccountKind } from './command.ts';
import type { State } from './state.ts';

/** The rules that are broken, in words; empty when all hold. */
export function brokenInvariants(state: State): string[] {
  return [...brokenSums(state), ...brokenReserves(state), ...brokenBooks(state)];
}

/** Of each asset, all accounts together (the outside world included) hold nothing. */
function brokenSums(state: State): string[] {
  return [...state.assets.keys()].flatMap((assetId) => {
    let sum = 0n;
    const broken: string[] = [];
    for (const { row, accountId, kind } of state.accounts.values()) {
      const [available, frozen] = [state.ledger.available(row, assetId), state.ledger.frozen(row, assetId)];
      sum += available + frozen;
      if (kind !== AccountKind.outside && (available < 0n || frozen < 0n)) broken.push(`account ${accountId} is below zero in asset ${assetId}`);
    }
    return sum === 0n ? broken : [...broken, `asset ${assetId} sums to ${sum}`];
  });
}

/** What an account has frozen is exactly what its open orders hold back. */
function brokenReserves(state: State): string[] {
  return [...state.accounts.values()].flatMap((account) => {
    const held = new Map<number, bigint>();
    for (const order of account.open.values()) {
      const market = state.markets.get(order.marketId);
      if (market === undefined) continue;
      const asset = givenAsset(market, order.side);
      held.set(asset, (held.get(asset) ?? 0n) + BigInt(reservation(market, order.side, order.priceTicks, order.quantityLots - order.filledLots)));
    }
    return [...state.assets.keys()]
      .filter((assetId) => state.ledger.frozen(account.row, assetId) !== (held.get(assetId) ?? 0n))
      .map((assetId) => `account ${account.accountId} has frozen ${state.ledger.frozen(account.row, assetId)} of asset ${assetId}, its orders hold ${held.get(assetId) ?? 0n}`);
  });
}

/** No book is crossed, and every order stands where the exchange thinks it stands. */
function brokenBooks(state: State): string[] {
  return [...state.markets.values()].flatMap(({ rules, book }) => {
    const [bid, ask] = [book.bestPrice('buy'), book.bestPrice('sell')];
    return bid !== 0 && ask !== 0 && bid >= ask ? [`${rules.symbol} is crossed: ${bid} bid, ${ask} asked`] : [];
  });
}
