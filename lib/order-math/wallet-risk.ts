// The risk of a wallet as the channels tell it: positions of a line, contracts and their tickers, put into the terms of the one risk function.
import type { ContractMarket } from '../contract/contract-market.ts';
import { MarginMode } from '../contract/enums.ts';
import type { Ticker } from '../contract/market.ts';
import type { ContractPosition, FuturesAccount } from '../contract/position.ts';
import { type AccountRisk, accountRisk, type RiskMarket, type RiskPosition } from './account-risk.ts';
import { futuresContract } from './futures-contract.ts';

export type WalletTerms = {
  readonly account: Pick<FuturesAccount, 'positions' | 'wallets'>;
  readonly coin: string;
  /** By symbolId. */
  readonly markets: ReadonlyMap<string, ContractMarket>;
  readonly tickers: ReadonlyMap<string, Ticker>;
};

export function riskPosition(position: ContractPosition): RiskPosition {
  return {
    symbolId: position.symbolId,
    holdSide: position.holdSide,
    marginMode: position.marginMode === MarginMode.isolated ? 'isolated' : 'cross',
    size: position.total,
    entryPrice: position.averageOpenPrice,
    leverage: String(position.leverage),
    margin: position.margin,
  };
}

/** Null while there is no mark price, or of a coin contract no index price. */
export function riskMarket(market: ContractMarket, ticker: Ticker | undefined): RiskMarket | null {
  const markPrice = ticker?.contract?.markPrice ?? null;
  const indexPrice = ticker?.indexPrice ?? null;
  if (markPrice === null || (market.form === 'coin' && indexPrice === null)) return null;
  const { symbolId, tiers, takerFeeRate, liquidationFeeRate } = market;
  return { symbolId, contract: futuresContract(market, indexPrice ?? ''), markPrice, tiers, takerFeeRate, liquidationFeeRate };
}

/** Of all positions margined in a coin. Null while a contract of the account, or a price of it, is not known. */
export function walletRisk({ account, coin, markets, tickers }: WalletTerms): AccountRisk | null {
  if (account.positions.some(({ symbolId }) => !markets.has(symbolId))) return null;
  const positions = account.positions.filter(({ symbolId }) => markets.get(symbolId)?.marginCoin === coin);
  const risks = [...new Set(positions.map(({ symbolId }) => symbolId))].flatMap((symbolId) => {
    const market = markets.get(symbolId);
    const risk = market === undefined ? null : riskMarket(market, tickers.get(symbolId));
    return risk === null ? [] : [risk];
  });
  const balance = account.wallets.find((wallet) => wallet.coin === coin)?.available ?? '0';
  return accountRisk({ balance, positions: positions.map(riskPosition), markets: risks });
}
