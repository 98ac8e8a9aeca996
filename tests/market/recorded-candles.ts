// A piece of a recorded exchange's own minute candles, and trades that make them up: open, high, low and close inside the minute.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** As the file has them: prices and volume as text, so that nothing is rounded. */
export type RecordedCandle = {
  readonly openMs: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
};

export const recordedCandles: readonly RecordedCandle[] = readFileSync(
  fileURLToPath(new URL('../fixtures/sol-usdt-1m.csv', import.meta.url)),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [time = '', open = '', high = '', low = '', close = '', volume = ''] = line.split(',');
    return { openMs: Date.parse(`${time.replace(' ', 'T')}Z`), open, high, low, close, volume };
  });

export type TextTrade = { readonly timeMs: number; readonly price: string; readonly quantity: string; readonly takerSide: 'buy' | 'sell' };

/** Four trades whose quantities add up to the volume, which has three decimals at most. */
export function tradesOf({ openMs, open, high, low, close, volume }: RecordedCandle): TextTrade[] {
  const thousandths = Math.round(Number(volume) * 1000);
  const quarter = Math.floor(thousandths / 4);
  const quantity = (count: number): string => `${Math.floor(count / 1000)}.${String(count % 1000).padStart(3, '0')}`;
  return [
    { timeMs: openMs + 1_003, price: open, quantity: quantity(quarter), takerSide: 'buy' },
    { timeMs: openMs + 20_250, price: high, quantity: quantity(quarter), takerSide: 'buy' },
    { timeMs: openMs + 40_500, price: low, quantity: quantity(quarter), takerSide: 'sell' },
    { timeMs: openMs + 59_999, price: close, quantity: quantity(thousandths - 3 * quarter), takerSide: 'sell' },
  ];
}

/** In the form in which an operator gives a recording. */
export const recordingText = (trades: readonly TextTrade[]): string =>
  [
    'ts_ms,price,qty,taker_side',
    ...trades.map(({ timeMs, price, quantity, takerSide }) => [timeMs, price, quantity, takerSide].join()),
  ].join('\n');
