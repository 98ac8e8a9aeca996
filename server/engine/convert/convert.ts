// Takes a quote for a conversion: coins against coins, both sides moved by one posting for each leg.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import { collectDebt, isInDebt } from '../accounts/debt.ts';
import type { Account } from '../accounts/account.ts';
import { move, type Leg } from '../accounts/move.ts';
import { isReference } from '../accounts/withdrawal.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { forgetQuotes, type ConvertTerms } from './conversions.ts';
import type { Convert, ConvertLeg, SetConvertTerms } from './convert-command.ts';
import type { ConvertedLeg } from './convert-event.ts';
import { priceConversion } from './price.ts';
import type { AssetId } from '../ids.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { refuseSwap } from '../unified/would-breach-margin.ts';
import { isAmount } from '../units.ts';

const maxLegs = 64;
/** A quote does not outlive this, whoever made it. */
const longestQuoteMs = 60_000;
const million = 1_000_000n;

/** An account that owes for an arrival that was undone may convert into the coin that it owes, and into nothing else. */
export const refuseDebtor = (account: Account, toAssetId: AssetId): RejectReason | null =>
  isInDebt(account) && account.debts?.has(toAssetId) !== true ? RejectReason.convertInDebt : null;

/** Further from what converting would bring now than the guard allows; a unit's rounding aside. */
function hasMoved(promised: bigint, now: bigint, { guardPpm }: ConvertTerms): boolean {
  const apart = promised > now ? promised - now : now - promised;
  return apart * million > now * BigInt(guardPpm) + million;
}

/** Why a leg cannot be converted as it was promised; null when it can. */
function refuseLeg({ state }: Context, account: Account, leg: ConvertLeg, toAssetId: AssetId, terms: ConvertTerms): RejectReason | null {
  if (!isAmount(leg.units) || !isAmount(leg.toUnits)) return RejectReason.invalidAmount;
  if (!state.assets.has(leg.assetId)) return RejectReason.unknownAsset;
  if (leg.assetId === toAssetId) return RejectReason.noConversion;
  const priced = priceConversion(state, terms, leg.assetId, toAssetId, leg.units);
  if (typeof priced === 'string') return priced;
  if (hasMoved(leg.toUnits, priced.toUnits, terms)) return RejectReason.convertPriceMoved;
  if (!state.ledger.canPay(account.row, leg.assetId, Number(leg.units))) return RejectReason.insufficientBalance;
  const given = { assetId: leg.assetId, units: Number(leg.units) };
  const refusedSwap = refuseSwap(state, account, given, { assetId: toAssetId, units: Number(leg.toUnits) });
  if (refusedSwap !== null) return refusedSwap;
  const { convertAccount } = state;
  return convertAccount !== null && state.ledger.canPay(convertAccount.row, toAssetId, Number(leg.toUnits))
    ? null
    : RejectReason.convertAccountEmpty;
}

/** The convert account takes one coin and gives another. `isHeld`: the given coin was held. */
export function conversionLegs(
  { convertAccount }: State,
  account: Account,
  given: { readonly assetId: AssetId; readonly amount: number; readonly isHeld: boolean },
  taken: { readonly assetId: AssetId; readonly amount: number },
): Leg[] {
  if (convertAccount === null) throw new Error('there is no convert account');
  const { assetId, amount } = given;
  return [
    given.isHeld
      ? { account, assetId, available: 0, held: { purpose: HoldPurpose.convertOrder, change: -amount } }
      : { account, assetId, available: -amount },
    { account: convertAccount, assetId, available: amount },
    { account: convertAccount, assetId: taken.assetId, available: -taken.amount },
    { account, assetId: taken.assetId, available: taken.amount },
  ];
}

export function convert(context: Context, { accountId, toAssetId, legs, expiresMs, reference }: Convert): Outcome {
  const { state, events, timeMs } = context;
  const { conversions } = state;
  const account = state.accounts.get(accountId);
  if (account === undefined || account.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  if (!state.assets.has(toAssetId)) return refuse(RejectReason.unknownAsset);
  if (conversions.terms === null || state.convertAccount === null) return refuse(RejectReason.noConversion);
  const isTwice = new Set(legs.map(({ assetId }) => assetId)).size !== legs.length;
  if (legs.length === 0 || legs.length > maxLegs || isTwice || !isReference(reference)) return refuse(RejectReason.invalidAmount);
  if (timeMs > expiresMs || expiresMs - timeMs > longestQuoteMs) return refuse(RejectReason.quoteExpired);
  forgetQuotes(conversions, timeMs);
  if (conversions.taken.has(reference)) return refuse(RejectReason.quoteTaken);
  const indebted = refuseDebtor(account, toAssetId);
  if (indebted !== null) return refuse(indebted);
  const converted: ConvertedLeg[] = [];
  let first: RejectReason | null = null;
  let isAny = false;
  for (const leg of legs) {
    const reason = refuseLeg(context, account, leg, toAssetId, conversions.terms);
    converted.push({ assetId: leg.assetId, units: leg.units, toUnits: leg.toUnits, reason });
    if (reason === null) {
      isAny = true;
      const given = { assetId: leg.assetId, amount: Number(leg.units), isHeld: false };
      const taken = { assetId: toAssetId, amount: Number(leg.toUnits) };
      move(context, { cause: LedgerCause.convert, legs: conversionLegs(state, account, given, taken) });
    } else first ??= reason;
  }
  if (!isAny) return refuse(first ?? RejectReason.invalidAmount);
  conversions.taken.set(reference, expiresMs);
  events.push({ type: 'converted', accountId, toAssetId, legs: converted, reference, orderId: 0 });
  collectDebt(context, account, toAssetId);
  return done();
}

export function setConvertTerms(context: Context, { spreadPpm, reachPpm, guardPpm, expiresByClock }: SetConvertTerms): Outcome {
  const shares = [spreadPpm, reachPpm, guardPpm];
  if (shares.some((ppm) => !Number.isSafeInteger(ppm) || ppm < 0 || ppm > 500_000)) return refuse(RejectReason.invalidConvertTerms);
  context.state.conversions.terms = { spreadPpm, reachPpm, guardPpm, ...(expiresByClock === true ? { expiresByClock } : {}) };
  context.events.push({ type: 'convert-terms-set', spreadPpm, reachPpm, guardPpm });
  return done();
}
