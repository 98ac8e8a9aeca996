// An account as somebody imagines it: the own one or none at first, then other prices, sizes, margins and positions.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import type { RiskPosition } from '#lib/order-math/risk/account-risk.ts';
import { Amount, readAmount, ROUND_HALF_UP, readPositive, writeAmount, writeResult } from '#lib/order-math/amounts/amount.ts';
import { positionKey, riskPositionOf } from '#lib/order-math/risk/line-risk.ts';

export type WhatIfPosition = Omit<RiskPosition, 'margin'> & {
  /** The margin that is locked for it while it is isolated. Null: the one that its size and leverage ask for. */
  readonly margin: string | null;
  /** The deleveraging rank that it has now; null for a position that does not exist. */
  readonly adlRank: number | null;
};

export type WhatIfState = {
  readonly source: 'account' | 'madeUp';
  /** The margin coin: each has a wallet of its own. */
  readonly coin: string;
  /** All that is in the wallet, margins of isolated positions included. */
  readonly wallet: string;
  readonly positions: readonly WhatIfPosition[];
  /** Cross positions also bind what closing them would cost a taker. */
  readonly isUnified: boolean;
  /** Mark prices that were moved, by symbol id. The others are those of the moment. */
  readonly prices: Readonly<Record<string, string>>;
};

type Change = Partial<Pick<WhatIfPosition, 'size' | 'entryPrice' | 'leverage' | 'marginMode' | 'margin' | 'holdSide'>>;

export type WhatIfEdit =
  | { readonly edit: 'start'; readonly state: WhatIfState }
  | { readonly edit: 'wallet'; readonly wallet: string }
  /** Null: that of the moment again. */
  | { readonly edit: 'price'; readonly symbolId: string; readonly price: string | null }
  | { readonly edit: 'change'; readonly key: string; readonly change: Change }
  | { readonly edit: 'add'; readonly position: WhatIfPosition }
  | { readonly edit: 'remove'; readonly key: string };

/** The initial balance of a made-up wallet, in dollars and in coins. */
const madeUpWallet = (coin: string): string => (/USD/.test(coin) ? '10000' : '1');
const maxPositions = 30;

export const madeUpAccount = (coin: string): WhatIfState => ({
  source: 'madeUp',
  coin,
  wallet: madeUpWallet(coin),
  positions: [],
  isUnified: false,
  prices: {},
});

/** The reader's own account in a margin coin. */
export function ownAccount(account: FuturesAccount, coin: string, markets: ReadonlyMap<string, ContractMarket>): WhatIfState {
  const wallet = account.wallets.find((one) => one.coin === coin);
  const held = account.positions.filter(({ symbolId }) => markets.get(symbolId)?.marginCoin === coin);
  return {
    source: 'account',
    coin,
    wallet: wallet === undefined ? '0' : writeAmount(new Amount(wallet.available).plus(wallet.frozen)),
    positions: held.map((position) => ({ ...riskPositionOf(position), adlRank: position.adlRank })),
    isUnified: account.isUnified,
    prices: {},
  };
}

/** Margin mode belongs to a contract, and so does the leverage of cross margin. */
function belongsTo(changed: WhatIfPosition, change: Change, other: WhatIfPosition): boolean {
  if (other.symbolId !== changed.symbolId) return false;
  return change.marginMode !== undefined || (change.leverage !== undefined && changed.marginMode === 'cross');
}

/** A margin that was locked by hand no longer fits another size, entry, leverage or mode. */
const withChange = (position: WhatIfPosition, change: Change): WhatIfPosition => ({ ...position, margin: null, ...change });

export function editWhatIf(state: WhatIfState, edit: WhatIfEdit): WhatIfState {
  const { positions, prices } = state;
  switch (edit.edit) {
    case 'start':
      return edit.state;
    case 'wallet':
      return { ...state, wallet: edit.wallet };
    case 'price': {
      const { [edit.symbolId]: _before, ...others } = prices;
      return { ...state, prices: edit.price === null ? others : { ...others, [edit.symbolId]: edit.price } };
    }
    case 'change': {
      const changed = positions.find((position) => positionKey(position) === edit.key);
      if (changed === undefined) return state;
      const after = withChange(changed, edit.change);
      // A contract has one position of each side.
      if (positions.some((one) => one !== changed && positionKey(one) === positionKey(after))) return state;
      const shared: Change = {
        ...(edit.change.marginMode === undefined ? {} : { marginMode: edit.change.marginMode }),
        ...(edit.change.leverage === undefined ? {} : { leverage: edit.change.leverage }),
      };
      const next = positions.map((one) => (one === changed ? after : belongsTo(changed, edit.change, one) ? withChange(one, shared) : one));
      return { ...state, positions: next };
    }
    case 'add': {
      const isThere = positions.some((one) => positionKey(one) === positionKey(edit.position));
      if (isThere || positions.length >= maxPositions) return state;
      const beside = positions.find(({ symbolId }) => symbolId === edit.position.symbolId);
      const mode = beside === undefined ? {} : { marginMode: beside.marginMode };
      return { ...state, positions: [...positions, { ...edit.position, ...mode }] };
    }
    case 'remove':
      return { ...state, positions: positions.filter((position) => positionKey(position) !== edit.key) };
  }
}

/** A price some percent away from another, at the market's decimals; never zero. */
export function priceMovedBy(price: string, percent: number, pricePlace: number): string {
  const moved = new Amount(price)
    .times(100 + percent)
    .dividedBy(100)
    .toDecimalPlaces(pricePlace, ROUND_HALF_UP);
  return writeAmount(Amount.max(moved, new Amount(10).pow(-pricePlace)));
}

/** The distance of a price from another, in whole percent, held within the ends given. Zero where one is no price. */
export function percentBetween(price: string, other: string, max: number): number {
  const [one, from] = [readPositive(price), readPositive(other)];
  if (one === null || from === null) return 0;
  const percent = one.dividedBy(from).minus(1).times(100).toDecimalPlaces(0, ROUND_HALF_UP);
  return Number(writeResult(Amount.max(Amount.min(percent, max), -max)));
}

/** True if the size is above zero: nothing can be said of a position that has no size yet. */
export const hasSize = ({ size }: Pick<WhatIfPosition, 'size'>): boolean => readAmount(size)?.greaterThan(0) === true;
