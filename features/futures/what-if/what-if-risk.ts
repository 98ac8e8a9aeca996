// The risk of an imagined account: the one risk function over it, and the effect of funding and deleveraging.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import {
  type AccountRisk,
  type AccountTerms,
  accountRisk,
  freeMargin,
  type PositionRisk,
  type RiskMarket,
} from '#lib/order-math/risk/account-risk.ts';
import { adlScore } from '#lib/order-math/risk/adl-rank.ts';
import { Amount, readPositive, readSigned, writeAmount, writeResult } from '#lib/order-math/amounts/amount.ts';
import { contractValue } from '#lib/order-math/futures/contract-value.ts';
import { fundingPayment, payableFunding } from '#lib/order-math/futures/funding.ts';
import { positionKey, riskMarketOf } from '#lib/order-math/risk/line-risk.ts';
import { positionMargin } from '#lib/order-math/risk/position-margin.ts';
import { hasSize, type WhatIfPosition, type WhatIfState } from './what-if-state.ts';

export type PositionOutlook = {
  readonly key: string;
  readonly risk: PositionRisk;
  readonly market: RiskMarket;
  readonly entryValue: string;
  /** The funding that it receives next, below zero what it pays; null where no funding is due. */
  readonly funding: {
    readonly rate: string;
    readonly payment: string;
    /** It cannot pay all that is due. */ readonly isLimited: boolean;
  } | null;
  /** The higher, the sooner; null where nothing stands behind it any more. */
  readonly adlScore: string | null;
};

export type WhatIfOutlook = {
  readonly terms: AccountTerms;
  readonly risk: AccountRisk;
  /** The balance that could be put behind a new position. */
  readonly free: string;
  readonly positions: readonly PositionOutlook[];
};

/** The mark price of a market as imagined; a coin contract's index goes along with it, as liquidation prices take it to. */
function imaginedMarket(market: ContractMarket, ticker: Ticker, price: string | undefined): RiskMarket | null {
  const now = riskMarketOf(market, ticker);
  if (now === null || price === undefined) return now;
  if (readPositive(price) === null) return null;
  const { contract } = now;
  const isByIndex = contract.settle === 'coin' && contract.sizeUnit === 'base';
  return { ...now, markPrice: price, contract: isByIndex ? { ...contract, marginCoinIndex: price } : contract };
}

/** In the margin coin. Null for bad input. */
function marginOf(position: WhatIfPosition, { contract }: RiskMarket): string | null {
  if (position.marginMode === 'cross') return '0';
  if (position.margin !== null) return readSigned(position.margin) === null ? null : position.margin;
  return positionMargin({ contract, size: position.size, price: position.entryPrice, leverage: position.leverage });
}

function fundingOf(risk: PositionRisk, market: RiskMarket, rate: string | null | undefined): PositionOutlook['funding'] {
  if (rate === null || rate === undefined) return null;
  const { position, maintenanceMargin } = risk;
  const due = fundingPayment({
    contract: market.contract,
    side: position.holdSide,
    size: position.size,
    markPrice: market.markPrice,
    rate,
  });
  if (due === null) return null;
  if (position.marginMode === 'cross' || !due.startsWith('-')) return { rate, payment: due, isLimited: false };
  const owed = due.slice(1);
  const paid = payableFunding({ due: owed, margin: position.margin, maintenanceMargin });
  if (paid === null) return null;
  const payment = writeAmount(new Amount(paid).negated());
  return { rate, payment: payment === '-0' ? '0' : payment, isLimited: paid !== owed };
}

/** Positions without a size yet are passed over. Null for other bad input, and while a price is not known. */
export function whatIfOutlook(
  state: WhatIfState,
  markets: ReadonlyMap<string, ContractMarket>,
  tickers: ReadonlyMap<string, Ticker>,
): WhatIfOutlook | null {
  const wallet = readSigned(state.wallet);
  if (wallet === null) return null;
  const known = new Map<string, RiskMarket>();
  const positions = [];
  let locked = new Amount(0);
  for (const position of state.positions.filter(hasSize)) {
    const [market, ticker] = [markets.get(position.symbolId), tickers.get(position.symbolId)];
    const imagined = market === undefined || ticker === undefined ? null : imaginedMarket(market, ticker, state.prices[position.symbolId]);
    const margin = imagined === null ? null : marginOf(position, imagined);
    if (imagined === null || margin === null) return null;
    known.set(position.symbolId, imagined);
    locked = locked.plus(margin);
    const { adlRank: _rank, ...terms } = position;
    positions.push({ ...terms, margin });
  }
  const { isUnified } = state;
  const terms: AccountTerms = { balance: writeResult(wallet.minus(locked)), positions, markets: [...known.values()], isUnified };
  const risk = accountRisk(terms);
  const free = risk === null ? null : freeMargin(risk, '0');
  if (risk === null || free === null) return null;
  const outlooks: PositionOutlook[] = [];
  for (const one of risk.positions) {
    const { position } = one;
    const market = known.get(position.symbolId);
    const entryValue =
      market === undefined ? null : contractValue({ contract: market.contract, size: position.size, price: position.entryPrice });
    if (market === undefined || entryValue === null) return null;
    outlooks.push({
      key: positionKey(position),
      risk: one,
      market,
      entryValue,
      funding: fundingOf(one, market, tickers.get(position.symbolId)?.contract?.fundingRate),
      adlScore: one.marginRatio === null ? null : adlScore({ unrealizedPnl: one.unrealizedPnl, entryValue, marginRatio: one.marginRatio }),
    });
  }
  return { terms, risk, free, positions: outlooks };
}
