// The figures of a backtest as names and values, in the order in which they explain each other.
import { isolateLtr } from '#lib/format/bidi.ts';
import type { BacktestFigures } from '#lib/contract/bots/backtest.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { moneyText, profitText, toneOf, type Tone } from '#components/trading/money-text.ts';

const figureNames = [
  'total',
  'matched',
  'unpaired',
  'hold',
  'annualised',
  'drawdown',
  'worstDay',
  'inRange',
  'trades',
  'pairs',
  'fees',
  'funding',
] as const;
export type FigureName = (typeof figureNames)[number];

export type Figure = { readonly name: FigureName; readonly text: string; readonly tone: Tone };

const none = '—';
const plain = 'text-primary';
const rate = (share: string): string => isolateLtr(formatPercent(share, { sign: 'always' }));

export function resultFigures(figures: BacktestFigures, coin: string): readonly Figure[] {
  const gain = (amount: string, share?: string): string =>
    share === undefined ? profitText(amount, coin) : `${profitText(amount, coin)} (${rate(share)})`;
  const { worstDay, inRangeRate, annualisedRate } = figures;
  const texts: Readonly<Record<FigureName, readonly [text: string, tone: Tone]>> = {
    total: [gain(figures.totalProfit, figures.totalRate), toneOf(figures.totalProfit)],
    matched: [gain(figures.matchedProfit), toneOf(figures.matchedProfit)],
    unpaired: [gain(figures.unpairedProfit), toneOf(figures.unpairedProfit)],
    hold: [gain(figures.holdProfit, figures.holdRate), toneOf(figures.holdProfit)],
    annualised: [annualisedRate === null ? none : rate(annualisedRate), annualisedRate === null ? plain : toneOf(annualisedRate)],
    drawdown: [isolateLtr(formatPercent(figures.maxDrawdownRate)), plain],
    worstDay: [worstDay === null ? none : gain(worstDay.profit, worstDay.rate), worstDay === null ? plain : toneOf(worstDay.profit)],
    inRange: [inRangeRate === null ? none : isolateLtr(formatPercent(inRangeRate, { decimals: 1 })), plain],
    trades: [isolateLtr(`${figures.buys} / ${figures.sells}`), plain],
    pairs: [isolateLtr(String(figures.matchedCount)), plain],
    fees: [moneyText(figures.fees, coin), plain],
    funding: [profitText(figures.funding, coin), plain],
  };
  // Coins bear no funding.
  return figureNames
    .filter((name) => name !== 'funding' || /[1-9]/.test(figures.funding))
    .map((name) => ({ name, text: texts[name][0], tone: texts[name][1] }));
}
