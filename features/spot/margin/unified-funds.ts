// The balance that a unified account can spend of a pair's coins: by its mode, and in advanced mode with the borrowable amount.
import { Side } from '#lib/contract/enums.ts';
import type { MarginTerms } from '#lib/contract/margin.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { UnifiedAccountAnswer, UnifiedCoin } from '#lib/contract/unified.ts';
import { Amount, readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { unifiedSpendable, type GivenCoin } from '#lib/order-math/margin/unified-order.ts';

/** The available balance of the coin that a side of the market spends. */
export type UnifiedSpend = {
  /** Without borrowing. */
  readonly own: string;
  /** With what could be borrowed; the same where nothing is. */
  readonly all: string;
  /** True if an order that lacks some of it can borrow it. */
  readonly canBorrow: boolean;
};
export type UnifiedFunds = Readonly<Record<Side, UnifiedSpend>>;

const nothing = { available: '0', frozen: '0', leaving: '0', unrealised: '0', borrowed: '0', interest: '0' } as const;
const zero = new Amount(0);
const sum = (...texts: readonly string[]): Amount => texts.reduce((total, text) => total.plus(readAmount(text) ?? 0), zero);

type Lent = { readonly account: UnifiedAccountAnswer; readonly terms: MarginTerms };

/** A coin that stands behind everything, as the formulas want it; null: it is none, or has no price. */
function standingCoin({ account, terms }: Lent, code: string): GivenCoin | null {
  const lent = account.lent.find(({ coin }) => coin === code);
  const own = terms.coins.find(({ coin }) => coin === code);
  if (lent === undefined || own === undefined || lent.price === null) return null;
  const { available, frozen, leaving, unrealised, borrowed, interest } = account.coins.find(({ coin }) => coin === code) ?? nothing;
  return {
    held: writeAmount(Amount.max(0, sum(available, frozen).minus(leaving))),
    owed: writeAmount(sum(borrowed, interest)),
    gain: unrealised,
    price: lent.price,
    collateral: own.collateral,
    debts: own.cross.map(({ upTo, leverage, maintenanceRate }) => ({ upTo, leverage: String(leverage), maintenanceRate })),
    available,
    dailyRate: lent.dailyRate,
    limit: own.cross.at(-1)?.upTo ?? '0',
    pool: own.poolLeft,
  };
}

/** Spent in a market order, a coin brings a little less than at the index price: what is offered here is not refused for that. */
const slip = '0.995';

/** Index price of the pair; null while one of the two is missing. */
function indexOf({ account }: Lent, { baseCoin, quoteCoin }: SpotMarket): Amount | null {
  const price = (code: string): Amount | null => readPositive(account.lent.find(({ coin }) => coin === code)?.price ?? '');
  const [base, quote] = [price(baseCoin), price(quoteCoin)];
  return base === null || quote === null ? null : base.dividedBy(quote);
}

/** Units received for one that is given, at the limit price or a little below the index price. */
function rateOf(side: Side, limitPrice: string, index: Amount | null): string | null {
  const limit = readPositive(limitPrice);
  const price = limit ?? index;
  if (price === null) return null;
  const rate = side === Side.buy ? new Amount(1).dividedBy(price) : price;
  return writeAmount((limit === null ? rate.times(slip) : rate).toDecimalPlaces(24));
}

const withdrawable = (coins: readonly UnifiedCoin[], code: string): UnifiedSpend => {
  const own = coins.find(({ coin }) => coin === code)?.withdrawable ?? '0';
  return { own, all: own, canBorrow: false };
};

function spendOf(lent: Lent, market: SpotMarket, side: Side, limitPrice: string, borrows: boolean): UnifiedSpend {
  const { account } = lent;
  const [givenCode, takenCode] = side === Side.buy ? [market.quoteCoin, market.baseCoin] : [market.baseCoin, market.quoteCoin];
  const given = account.mode === 'advanced' ? standingCoin(lent, givenCode) : null;
  const rate = rateOf(side, limitPrice, indexOf(lent, market));
  if (given === null) return withdrawable(account.coins, givenCode);
  if (rate === null) return { own: given.available, all: given.available, canBorrow: true };
  const { equity, initial } = account;
  const spending = { equity, initial, given, taken: standingCoin(lent, takenCode), rate };
  const own = unifiedSpendable({ ...spending, borrows: false }) ?? '0';
  return { own, all: borrows ? (unifiedSpendable({ ...spending, borrows }) ?? own) : own, canBorrow: true };
}

/** `limitPrice`: what a limit order says; '' of any other, which is reckoned a little worse than the index price. */
export const unifiedFunds = (lent: Lent, market: SpotMarket, limitPrice: string, borrows: boolean): UnifiedFunds => ({
  [Side.buy]: spendOf(lent, market, Side.buy, limitPrice, borrows),
  [Side.sell]: spendOf(lent, market, Side.sell, limitPrice, borrows),
});
