// Interest: every hour that has begun costs a twenty-fourth of a day's rate of the principal, once, whenever the clock comes by.
import type { AssetId } from '../ids.ts';
import { mulDivUp } from '../arithmetic/mul-div.ts';
import type { Context } from '../outcome.ts';
import type { PartDue } from '../part.ts';
import type { State } from '../state.ts';
import { units } from '../units.ts';
import type { Debt, MarginAccount } from '../accounts/account.ts';
import { interestBearingUnits } from '../unified/interest-bearing.ts';
import { isUnified, nameOfWallet } from './margin-account.ts';
import { coinsOf } from './margin-risk.ts';

const hourMs = 3_600_000;
const perDayE9 = 24_000_000_000;
/** Wallets that are charged with one command; the others wait for the clock. */
const chargeLimit = 256;

export const hourOf = (timeMs: number): number => Math.floor(timeMs / hourMs) * hourMs;

/** A day's rate for an account: of a grade beyond the list, the last one. A strategy account pays what its owner pays. */
export function dailyRateE9({ lending }: State, { owner }: MarginAccount, assetId: AssetId): number {
  const rates = lending.assets.get(assetId)?.dailyRatesE9 ?? [];
  const { interestGrade } = owner.strategy?.owner ?? owner;
  return rates[Math.min(interestGrade, rates.length - 1)] ?? 0;
}

/** Interest of one hour, rounded up. */
export const hourlyInterest = (principal: number, rateE9: number): number => mulDivUp(principal, rateE9, perDayE9);

/** Adds interest of some hours to a debt. */
export function addInterest(
  context: Context,
  margin: MarginAccount,
  assetId: AssetId,
  debt: Debt,
  of: { principal: number; hours: number },
): void {
  const rateE9 = dailyRateE9(context.state, margin, assetId);
  const charged = hourlyInterest(of.principal, rateE9) * of.hours;
  if (charged === 0) return;
  debt.interest += charged;
  context.events.push({
    type: 'interest-charged',
    ...nameOfWallet(margin),
    assetId,
    principalUnits: units(BigInt(of.principal)),
    dailyRateE9: rateE9,
    hours: of.hours,
    slotMs: margin.chargedMs,
    units: units(BigInt(charged)),
    principalAfter: units(BigInt(debt.principal)),
    interestAfter: units(BigInt(debt.interest)),
  });
}

/** A unified account pays for what bears interest of each coin as it stands now. */
function chargeUnified(context: Context, margin: MarginAccount, hours: number): void {
  for (const assetId of coinsOf(context.state, margin)) {
    const principal = interestBearingUnits(context.state, margin, assetId);
    if (principal === 0) continue;
    const debt = margin.debts.get(assetId) ?? { principal: 0, interest: 0 };
    addInterest(context, margin, assetId, debt, { principal, hours });
    if (debt.interest > 0) margin.debts.set(assetId, debt);
  }
}

/** Charges a wallet for the hours that have begun since it was last charged. A clock that goes back charges nothing. */
export function chargeMargin(context: Context, margin: MarginAccount): void {
  const slotMs = hourOf(context.timeMs);
  const hours = (slotMs - margin.chargedMs) / hourMs;
  const { debtors } = context.state.lending;
  if (!debtors.has(margin) || hours <= 0) return;
  margin.chargedMs = slotMs;
  if (isUnified(margin)) chargeUnified(context, margin, hours);
  else for (const [assetId, debt] of margin.debts) addInterest(context, margin, assetId, debt, { principal: debt.principal, hours });
  // To the end of the queue: those charged longest ago stand in front.
  debtors.delete(margin);
  debtors.add(margin);
  context.moved.add(margin);
}

/** Charges those whose hour has come, a bounded number of them. */
function chargeDue(context: Context): void {
  const slotMs = hourOf(context.timeMs);
  const { debtors } = context.state.lending;
  for (let room = chargeLimit; room > 0; room -= 1) {
    const [first] = debtors;
    if (first === undefined || first.chargedMs >= slotMs) return;
    chargeMargin(context, first);
  }
}

/** The next hour of those who owe. */
export const interestDue: PartDue = {
  earliestMs: ({ lending }) => {
    const [first] = lending.debtors;
    return first === undefined ? Number.POSITIVE_INFINITY : first.chargedMs + hourMs;
  },
  act: chargeDue,
};
