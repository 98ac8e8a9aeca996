// The invariants of contracts after every command: nobody gains what nobody loses, and margin is where it belongs.
import { MarginMode } from '#lib/contract/enums.ts';
import { lotsLeft, type Account, type FuturesAccount } from '../accounts/account.ts';
import { valueOf, type Contract, type Holding } from '../accounts/positions/contract.ts';
import { gainOf, isClosing } from '../accounts/positions/holding.ts';
import { ContractForm } from '../markets/market-rules.ts';
import type { State } from '../state.ts';

export function brokenContracts(state: State): string[] {
  const contracts = [...state.markets.values()].flatMap(({ contract }) => (contract === null ? [] : [contract]));
  if (contracts.length === 0) return [];
  return [
    ...contracts.flatMap(brokenSides),
    ...brokenClearing(state, contracts),
    ...[...state.accounts.values()].flatMap((account) =>
      account.futures === null ? [] : [...brokenMargin(state, account, account.futures), ...brokenPledges(account, account.futures)],
    ),
  ];
}

/** Every lot that is long is somebody's short; one-way, nobody is both; a position without lots has nothing else. */
function brokenSides(contract: Contract): string[] {
  const { symbol } = contract.market;
  let [long, short] = [0, 0];
  const broken: string[] = [];
  for (const holding of contract.holdings.values()) {
    long += holding.long.lots;
    short += holding.short.lots;
    if (!holding.isHedge && holding.long.lots > 0 && holding.short.lots > 0)
      broken.push(`account ${holding.accountId} is long and short in ${symbol}, one-way`);
    for (const { lots, value, margin } of [holding.long, holding.short]) {
      if (lots < 0 || value < 0 || margin < 0) broken.push(`account ${holding.accountId} has a position below zero in ${symbol}`);
      if (lots === 0 && (value !== 0 || margin !== 0)) broken.push(`account ${holding.accountId} has a position of nothing in ${symbol}`);
    }
  }
  return long === short ? broken : [...broken, `${symbol} has ${long} lots long and ${short} short`];
}

/** Clearing must have paid out just what open positions account for. Coin contracts convert at changing prices: theirs need not match. */
function brokenClearing(state: State, contracts: readonly Contract[]): string[] {
  const clearing = state.clearingAccount;
  if (clearing === null) return ['contracts are traded without a clearing account'];
  const owed = new Map<number, bigint>();
  const converted = new Set<number>();
  for (const contract of contracts) {
    const { rules, market, holdings } = contract;
    if (rules.form === ContractForm.coin) converted.add(rules.marginAssetId);
    let values = 0n;
    for (const { long, short } of holdings.values())
      values += BigInt(gainOf(contract, 'long', 0, long.value)) + BigInt(gainOf(contract, 'short', 0, short.value));
    const worth = rules.form === ContractForm.linear ? values * BigInt(market.tickLotUnits) : values;
    owed.set(rules.marginAssetId, (owed.get(rules.marginAssetId) ?? 0n) + worth);
  }
  return [...owed]
    .filter(([assetId, units]) => !converted.has(assetId) && state.ledger.available(clearing.row, assetId) + units !== 0n)
    .map(
      ([assetId, units]) =>
        `clearing holds ${state.ledger.available(clearing.row, assetId)} of asset ${assetId}, positions account for ${-units}`,
    );
}

/** A wallet may owe only while something is open. */
function brokenMargin(state: State, { accountId, row: ownRow }: Account, { row, wallets }: FuturesAccount): string[] {
  // A unified account has rules of its own, and the venue's own accounts have one purse.
  if (row === ownRow) return [];
  return [...wallets.values()].flatMap(({ assetId, holdings }) => {
    const open = holdings.some(({ mode, long, short }) => mode !== MarginMode.isolated && (long.lots > 0 || short.lots > 0));
    const available = state.ledger.available(row, assetId);
    return open || available >= 0n ? [] : [`account ${accountId} owes ${-available} of asset ${assetId} with nothing open`];
  });
}

/** The pledges of a holding's orders must equal what those orders have left to open. */
function brokenPledges({ accountId, open }: Account, { holdings }: FuturesAccount): string[] {
  const found = new Map<Holding, { buys: number; sells: number; buyValue: number; sellValue: number }>();
  for (const order of open.values()) {
    const holding = holdings.get(order.marketId);
    if (holding === undefined || isClosing(order)) continue;
    const sums = found.get(holding) ?? { buys: 0, sells: 0, buyValue: 0, sellValue: 0 };
    const value = valueOf(holding.contract, order.priceTicks, lotsLeft(order));
    if (order.side === 'buy') [sums.buys, sums.buyValue] = [sums.buys + lotsLeft(order), sums.buyValue + value];
    else [sums.sells, sums.sellValue] = [sums.sells + lotsLeft(order), sums.sellValue + value];
    found.set(holding, sums);
  }
  return [...holdings.values()].flatMap((holding) => {
    const sums = found.get(holding) ?? { buys: 0, sells: 0, buyValue: 0, sellValue: 0 };
    const { buys, sells } = holding;
    const same = buys.lots === sums.buys && sells.lots === sums.sells && buys.value === sums.buyValue && sells.value === sums.sellValue;
    return same
      ? []
      : [
          `account ${accountId} pledges ${buys.lots}/${buys.value} and ${sells.lots}/${sells.value} in ${holding.contract.market.symbol}, its orders have ${sums.buys}/${sums.buyValue} and ${sums.sells}/${sums.sellValue}`,
        ];
  });
}
