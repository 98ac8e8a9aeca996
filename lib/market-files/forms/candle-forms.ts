// Forms of candles. Columns under a heading are found by their names (column-names.ts), so that most need nothing but their marks.
import type { BareField, FileForm } from './file-form.ts';

const candle: readonly BareField[] = ['time', 'open', 'high', 'low', 'close'];

export const binanceKlines: FileForm = {
  name: 'Binance',
  of: 'candles',
  marks: ['open_time', 'close_time'],
  bare: [[...candle, 'volume', 'time', 'number', 'id', 'number', 'number', 'number']],
};

export const krakenCandles: FileForm = { name: 'Kraken', of: 'candles', marks: null, bare: [[...candle, 'volume', 'id']] };

/** Its volumes are named for their coins, the base coin first. */
export const cryptoDataDownload: FileForm = {
  name: 'CryptoDataDownload',
  of: 'candles',
  marks: ['unix', 'date', 'symbol'],
  bare: [],
  volume: /^volume_[a-z0-9]+$/,
};

export const tradingView: FileForm = { name: 'TradingView', of: 'candles', marks: ['time', 'open', 'high', 'low', 'close'], bare: [] };

export const freqtrade: FileForm = {
  name: 'freqtrade',
  of: 'candles',
  marks: ['date', 'open', 'high', 'low', 'close', 'volume'],
  bare: [],
};

export const plainCandles: FileForm = { name: null, of: 'candles', marks: [], bare: [[...candle, 'volume'], candle] };
