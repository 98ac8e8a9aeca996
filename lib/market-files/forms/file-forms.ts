// Every form of candles and trades that is read. Columns under a heading are found by their names (column-names.ts), so that most need
// nothing but their marks.
import type { BareField, FileForm } from './file-form.ts';

const candle: readonly BareField[] = ['time', 'open', 'high', 'low', 'close'];

const binanceKlines: FileForm = {
  name: 'Binance',
  of: 'candles',
  marks: ['open_time', 'close_time'],
  bare: [[...candle, 'volume', 'time', 'number', 'id', 'number', 'number', 'number']],
};

const krakenCandles: FileForm = { name: 'Kraken', of: 'candles', marks: null, bare: [[...candle, 'volume', 'id']] };

/** Its volumes are named for their coins, the base coin first. */
const cryptoDataDownload: FileForm = {
  name: 'CryptoDataDownload',
  of: 'candles',
  marks: ['unix', 'date', 'symbol'],
  bare: [],
  volume: /^volume_[a-z0-9]+$/,
};

const tradingView: FileForm = { name: 'TradingView', of: 'candles', marks: ['time', 'open', 'high', 'low', 'close'], bare: [] };

const freqtrade: FileForm = {
  name: 'freqtrade',
  of: 'candles',
  marks: ['date', 'open', 'high', 'low', 'close', 'volume'],
  bare: [],
};

const plainCandles: FileForm = { name: null, of: 'candles', marks: [], bare: [[...candle, 'volume'], candle] };

const binanceTrades: FileForm = {
  name: 'Binance',
  of: 'trades',
  marks: ['quote_qty', 'is_buyer_maker'],
  bare: [
    ['id', 'price', 'amount', 'number', 'time', 'buyerMaker', 'flag'],
    ['id', 'price', 'amount', 'number', 'time', 'buyerMaker'],
  ],
};

const binanceAggregates: FileForm = {
  name: 'Binance',
  of: 'trades',
  marks: ['agg_trade_id', 'is_buyer_maker'],
  bare: [
    ['id', 'price', 'amount', 'id', 'id', 'time', 'buyerMaker', 'flag'],
    ['id', 'price', 'amount', 'id', 'id', 'time', 'buyerMaker'],
  ],
};

const bitget: FileForm = { name: 'Bitget', of: 'trades', marks: ['trade_id', 'size(base)'], bare: [] };

const tardis: FileForm = { name: 'Tardis', of: 'trades', marks: ['timestamp', 'local_timestamp', 'amount'], bare: [] };

const bybit: FileForm = { name: 'Bybit', of: 'trades', marks: ['trdmatchid', 'size'], bare: [] };

const krakenTrades: FileForm = { name: 'Kraken', of: 'trades', marks: null, bare: [['time', 'price', 'amount']] };

const plainTrades: FileForm = { name: null, of: 'trades', marks: [], bare: [['time', 'price', 'amount', 'side']] };

/** The first that fits is taken, so that those with more marks go first. */
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
