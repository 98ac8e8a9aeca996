// Every form that is read; the first that fits is taken, so that those with more marks go first.
import { binanceKlines, cryptoDataDownload, freqtrade, krakenCandles, plainCandles, tradingView } from './candle-forms.ts';
import type { FileForm } from './file-form.ts';
import { binanceAggregates, binanceTrades, bitget, bybit, krakenTrades, plainTrades, tardis } from './trade-forms.ts';

export const fileForms: readonly FileForm[] = [
  binanceKlines,
  cryptoDataDownload,
  tradingView,
  freqtrade,
  krakenCandles,
  plainCandles,
  binanceTrades,
  binanceAggregates,
  bitget,
  tardis,
  bybit,
  krakenTrades,
  plainTrades,
];
