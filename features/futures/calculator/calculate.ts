// The calculator's answers, by the formulas that the exchange itself goes by. Null wherever something is missing or makes no sense.
import { accountRisk, type PositionRisk } from '#lib/order-math/risk/account-risk.ts';
import { Amount, readAmount, readPositive, writeResult } from '#lib/order-math/amounts/amount.ts';
import { contractValue, type FuturesContract, tradingFee } from '#lib/order-math/futures/contract-value.ts';
import { calculatorMaxOpen } from '#lib/order-math/futures/futures-max-open.ts';
import { averageEntry, realizedPnl, returnOnMargin } from '#lib/order-math/futures/futures-pnl.ts';
import { targetPrice } from '#lib/order-math/futures/futures-target.ts';
import { maxLeverageAt, type RiskTier } from '#lib/order-math/risk/maintenance-margin.ts';
import { positionMargin } from '#lib/order-math/risk/position-margin.ts';
import type { CalculatorDraft } from './calculator-draft.ts';

/** The terms of a contract that answers depend on. */
export type CalculatorTerms = {
  readonly contract: FuturesContract;
  readonly tiers: readonly RiskTier[];
  readonly takerFeeRate: string;
  readonly liquidationFeeRate: string;
  readonly volumePlace: number;
};

/** In the margin coin; the return a share. */
export type PnlAnswer = {
  readonly margin: string;
  readonly pnl: string;
  readonly returnRate: string;
  /** The taker fee rates of opening and closing. */
  readonly fees: string;
  readonly net: string;
};

export function answerPnl({ contract, takerFeeRate }: CalculatorTerms, draft: CalculatorDraft): PnlAnswer | null {
  const { side, size, entryPrice, exitPrice, leverage } = draft;
  if (readPositive(size) === null) return null;
  const margin = positionMargin({ contract, size, price: entryPrice, leverage });
  const opening = tradingFee({ contract, size, price: entryPrice, feeRate: takerFeeRate });
  const closing = tradingFee({ contract, size, price: exitPrice, feeRate: takerFeeRate });
  if (margin === null || opening === null || closing === null) return null;
  const fees = writeResult(new Amount(opening).plus(closing));
  const made = realizedPnl({ contract, side, size, entryPrice, price: exitPrice, fees, funding: '0' });
  const returnRate = made === null ? null : returnOnMargin(made.gross, margin);
  return made === null || returnRate === null ? null : { margin, pnl: made.gross, returnRate, fees, net: made.net };
}

/** A price, half up to 24 decimals. */
export function answerTarget({ contract }: CalculatorTerms, draft: CalculatorDraft): string | null {
  const { side, entryPrice, leverage, size, targetBy: by, outcome } = draft;
  const amount = readAmount(draft.wanted);
  if (amount === null) return null;
  const wanted = outcome === 'gain' ? amount : amount.negated();
  const share = by === 'pnl' ? wanted : wanted.dividedBy(100);
  return targetPrice({ contract, side, entryPrice, leverage, size, by, wanted: writeResult(share) });
}

/** The liquidation of the position alone, at its entry; a cross position stands on the whole balance. */
export function answerLiquidation(terms: CalculatorTerms, draft: CalculatorDraft): PositionRisk | null {
  const { side, size, entryPrice, leverage, marginMode } = draft;
  const locked = positionMargin({ contract: terms.contract, size, price: entryPrice, leverage });
  const added = readAmount(draft.addedMargin === '' ? '0' : draft.addedMargin);
  if (readPositive(size) === null || locked === null || added === null) return null;
  const isCross = marginMode === 'cross';
  if (isCross && readPositive(draft.balance) === null) return null;
  const position = {
    symbolId: '',
    holdSide: side,
    marginMode,
    size,
    entryPrice,
    leverage,
    margin: isCross ? '0' : writeResult(added.plus(locked)),
  };
  const market = { ...terms, symbolId: '', markPrice: entryPrice };
  return accountRisk({ balance: isCross ? draft.balance : '0', positions: [position], markets: [market] })?.positions[0] ?? null;
}

export type MaxOpenAnswer = { readonly size: string; /** In the margin coin. */ readonly value: string };

export function answerMaxOpen(terms: CalculatorTerms, { entryPrice: price, leverage, balance }: CalculatorDraft): MaxOpenAnswer | null {
  const size = calculatorMaxOpen({ ...terms, price, leverage, balance });
  const value = size === null ? null : contractValue({ contract: terms.contract, size, price });
  return size === null || value === null ? null : { size, value };
}

export type EntryAnswer = { readonly price: string; readonly size: string };

/** The average entry price of the fills that are filled in; lines that are empty altogether are passed over. */
export function answerEntry({ contract }: CalculatorTerms, { fills }: CalculatorDraft): EntryAnswer | null {
  const filled = fills.filter(({ price, size }) => price !== '' && size !== '');
  const price = averageEntry(contract, filled);
  if (price === null) return null;
  return { price, size: writeResult(filled.reduce((sum, { size }) => sum.plus(size), new Amount(0))) };
}

/** The most leverage that a position of this size may have at its entry; the contract's most while there is no size. Null: too large for any. */
export function leverageBound({ contract, tiers }: CalculatorTerms, { size, entryPrice }: CalculatorDraft): string | null {
  const first = tiers[0]?.maxLeverage ?? null;
  if (readPositive(size) === null || readPositive(entryPrice) === null) return first;
  const inverse = contract.settle === 'coin' && contract.sizeUnit === 'usd';
  const value = inverse ? size : contractValue({ contract: { settle: 'quote' }, size, price: entryPrice });
  return value === null ? first : maxLeverageAt(value, tiers);
}
