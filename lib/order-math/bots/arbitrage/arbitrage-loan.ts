// The loan of an arbitrage that sells what it has borrowed: what it costs, what has to stand behind it, and where it would be liquidated.
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { Amount, readAmount } from '../../amounts/amount.ts';
import type { ArbitrageProblem } from './arbitrage-limits.ts';

/** The terms on which a coin is lent in the margin wallet of its pair. Amounts in coins. */
export type ArbitrageLoan = {
  /** Interest of a day, as a share of what is owed. */
  readonly dailyRate: string;
  readonly tiers: readonly { readonly upTo: string; readonly leverage: number; readonly maintenanceRate: string }[];
  /** The coins that are left to be lent, to everybody together. */
  readonly left: string;
};

const read = (text: string): Amount => new Amount(readAmount(text) ?? 0);

/** A share of each slice of what is owed; what lies above the last slice is judged like it. */
function sliced({ tiers }: ArbitrageLoan, quantity: Amount, share: (tier: ArbitrageLoan['tiers'][number]) => Amount): Amount {
  let [sum, from] = [new Amount(0), new Amount(0)];
  for (const [place, tier] of tiers.entries()) {
    const upTo = place === tiers.length - 1 ? quantity : Amount.min(quantity, tier.upTo);
    if (upTo.lessThanOrEqualTo(from)) break;
    sum = sum.plus(upTo.minus(from).times(share(tier)));
    from = upTo;
  }
  return sum;
}

/** Everything that stands against borrowing so much. `collateral` in quote coins. */
export function loanProblems(
  { leverage }: Pick<ArbitrageTerms, 'leverage'>,
  loan: ArbitrageLoan | null,
  { quantity, collateral }: { readonly quantity: Amount; readonly collateral: Amount },
  price: string,
): readonly ArbitrageProblem[] {
  const last = loan?.tiers.at(-1);
  if (loan === null || last === undefined) return [{ field: 'direction', code: 'notLent', params: {} }];
  if (quantity.greaterThan(last.upTo)) return [{ field: 'investment', code: 'loanLimit', params: {} }];
  if (quantity.greaterThan(loan.left)) return [{ field: 'investment', code: 'lendingPoolEmpty', params: {} }];
  const initial = sliced(loan, quantity, (tier) => new Amount(1).dividedBy(Math.max(1, tier.leverage - 1))).times(price);
  const max = Math.max(1, ...loan.tiers.filter(({ upTo }) => quantity.lessThanOrEqualTo(upTo)).map((tier) => tier.leverage - 1));
  if (initial.lessThanOrEqualTo(collateral)) return [];
  return [{ field: 'leverage', code: 'invalidLeverage', params: max < leverage ? { max: String(max) } : {} }];
}

/** The price of the coin at which the loan would be liquidated. `money`: quote coins in the margin wallet. */
export function loanLiquidation(loan: ArbitrageLoan, quantity: Amount, money: Amount): Amount {
  const kept = sliced(loan, quantity, ({ maintenanceRate }) => read(maintenanceRate));
  return money.dividedBy(quantity.plus(kept));
}
