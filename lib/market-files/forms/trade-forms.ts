// Forms of trades. Columns under a heading are found by their names (column-names.ts), so that most need nothing but their marks.
import type { FileForm } from './file-form.ts';

export const binanceTrades: FileForm = {
  name: 'Binance',
  of: 'trades',
  marks: ['quote_qty', 'is_buyer_maker'],
  bare: [
    ['id', 'price', 'amount', 'number', 'time', 'buyerMaker', 'flag'],
    ['id', 'price', 'amount', 'number', 'time', 'buyerMaker'],
  ],
};

export const binanceAggregates: FileForm = {
  name: 'Binance',
  of: 'trades',
  marks: ['agg_trade_id', 'is_buyer_maker'],
  bare: [
    ['id', 'price', 'amount', 'id', 'id', 'time', 'buyerMaker', 'flag'],
    ['id', 'price', 'amount', 'id', 'id', 'time', 'buyerMaker'],
  ],
};

export const bitget: FileForm = { name: 'Bitget', of: 'trades', marks: ['trade_id', 'size(base)'], bare: [] };

export const tardis: FileForm = { name: 'Tardis', of: 'trades', marks: ['timestamp', 'local_timestamp', 'amount'], bare: [] };

export const bybit: FileForm = { name: 'Bybit', of: 'trades', marks: ['trdmatchid', 'size'], bare: [] };

export const krakenTrades: FileForm = { name: 'Kraken', of: 'trades', marks: null, bare: [['time', 'price', 'amount']] };

export const plainTrades: FileForm = { name: null, of: 'trades', marks: [], bare: [['time', 'price', 'amount', 'side']] };
