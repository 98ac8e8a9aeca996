// The name of the market with which a page of bots begins where none is named.
import { TradingMode } from '#lib/contract/trading-mode.ts';

export const firstMarketName = (place: 'spot' | 'futures', world: TradingMode): string =>
  place === 'futures' && world === TradingMode.paper ? 'SBTCSUSDT' : 'BTCUSDT';
