// The risk of all that an account has in a line of contracts, from what the channels tell: positions, wallets and prices of the moment.
import { MarginMode } from '#lib/contract/enums.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { ContractPosition, FuturesAccount } from '#lib/contract/position.ts';
import { type AccountState, accountRisk, type PositionRisk, type RiskMarket, type RiskPosition } from './account-risk.ts';
import type { FuturesContract } from '../futures/contract-value.ts';

/** Null while a coin contract has no index price to reckon its dollars by. */
export function futuresContractOf({ form }: ContractMarket, ticker: Ticker): FuturesContract | null {
  if (form === 'linear') return { settle: 'quote' };
  if (form === 'inverse') return { settle: 'coin', sizeUnit: 'usd' };
  const { indexPrice } = ticker;
  // Margin of a coin contract is in its own base coin.
  return indexPrice === null ? null : { settle: 'coin', sizeUnit: 'base', marginCoinIndex: indexPrice, marginCoinIsBase: true };
}

/** Null while there is no mark price. */
export function riskMarketOf(market: ContractMarket, ticker: Ticker): RiskMarket | null {
  const markPrice = ticker.contract?.markPrice ?? null;
  const contract = futuresContractOf(market, ticker);
  if (markPrice === null || contract === null) return null;
  const { symbolId, tiers, takerFeeRate, liquidationFeeRate } = market;
  return { symbolId, contract, markPrice, tiers, takerFeeRate, liquidationFeeRate };
}

export const riskPositionOf = (position: ContractPosition): RiskPosition => ({
  symbolId: position.symbolId,
  holdSide: position.holdSide,
  marginMode: position.marginMode === MarginMode.isolated ? 'isolated' : 'cross',
  size: position.total,
  entryPrice: position.averageOpenPrice,
  leverage: String(position.leverage),
  margin: position.margin,
});

/** A contract has at most one position of each side. */
export const positionKey = ({ symbolId, holdSide }: Pick<ContractPosition, 'symbolId' | 'holdSide'>): string => `${symbolId}:${holdSide}`;

export type LineRisk = {
  /** By margin coin. Missing where a price is not known yet: then nothing of that coin can be said. */
  readonly accounts: ReadonlyMap<string, AccountState>;
  /** By `positionKey`. */
  readonly positions: ReadonlyMap<string, PositionRisk>;
};

/** Each margin coin is a wallet of its own. `markets` and `tickers` by symbol id. */
export function lineRisk(
  account: FuturesAccount,
  markets: ReadonlyMap<string, ContractMarket>,
  tickers: ReadonlyMap<string, Ticker>,
): LineRisk {
  const accounts = new Map<string, AccountState>();
  const positions = new Map<string, PositionRisk>();
  const coinOf = ({ symbolId }: ContractPosition): string => markets.get(symbolId)?.marginCoin ?? '';
  const coins = new Set([...account.wallets.map(({ coin }) => coin), ...account.positions.map(coinOf)]);
  for (const coin of coins) {
    const held = account.positions.filter((position) => coinOf(position) === coin);
    const known = held.flatMap(({ symbolId }) => {
      const [market, ticker] = [markets.get(symbolId), tickers.get(symbolId)];
      return market === undefined || ticker === undefined ? [] : (riskMarketOf(market, ticker) ?? []);
    });
    const balance = account.wallets.find((wallet) => wallet.coin === coin)?.available ?? '0';
    const risk = accountRisk({ balance, positions: held.map(riskPositionOf), markets: known, isUnified: account.isUnified });
    if (risk === null) continue;
    accounts.set(coin, risk.account);
    for (const [place, one] of risk.positions.entries()) {
      const position = held[place];
      if (position !== undefined) positions.set(positionKey(position), one);
    }
  }
  return { accounts, positions };
}
