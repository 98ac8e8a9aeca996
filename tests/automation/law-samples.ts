// Terms of every kind of bot for a market at 100, whose price is then moved about between 60 and 150.
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { BotEdit, BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { firstRegularTerms, regularInvestMessage, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { firstPortfolioTerms, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { SignalAction } from '#lib/contract/bots/signal/signal-action.ts';
import type { SignalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import { firstSignalTerms, type SignalSize, type SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import { sampleArbitrage, sampleCopy, sampleCta, sampleGrid, sampleMartingale } from './sample-terms.ts';

const grid = sampleGrid({ sellsAtEnd: false });
const martingale = sampleMartingale({ stepMultiplier: '1.2' });

const cta = sampleCta({ indicator: { type: 'ma', fast: 2, slow: 3 } });

/** `markets`: by their numbers in the venue. `messages`: texts from outside that it may be told at any time. */
export type LawSample = {
  readonly name: string;
  readonly terms: BotTerms;
  readonly markets: readonly number[];
  readonly edit: BotEdit;
  readonly messages?: readonly string[];
  /** Copies of a leader: the line that he leads. */
  readonly leads?: LeadLine;
};

const ofGrid = (name: string, marketId: 0 | 1, more: Partial<GridTerms>, upperPrice = '120'): LawSample => ({
  name,
  markets: [marketId],
  terms: { kind: 'grid', terms: { ...grid, ...more } },
  edit: { kind: 'grid', edit: { upperPrice } },
});

const ofMartingale = (name: string, marketId: 0 | 1, more: Partial<MartingaleTerms>): LawSample => ({
  name,
  markets: [marketId],
  terms: { kind: 'martingale', terms: { ...martingale, ...more } },
  edit: { kind: 'martingale', edit: { takeProfit: '0.01' } },
});

const ofCta = (name: string, marketId: 0 | 1, more: Partial<CtaTerms>): LawSample => ({
  name,
  markets: [marketId],
  terms: { kind: 'cta', terms: { ...cta, ...more } },
  edit: { kind: 'cta', edit: { stopLossRate: '0.1' } },
});

const ofArbitrage = (name: string, more: Partial<ArbitrageTerms>): LawSample => ({
  name,
  markets: [0, 1],
  terms: { kind: 'arbitrage', terms: sampleArbitrage(more) },
  edit: { kind: 'arbitrage', edit: { sliceAmount: '60', sellsAtEnd: false } },
});

const regular: RegularTerms = {
  ...firstRegularTerms,
  coins: [{ coin: 'BTC', weight: '1', maxPrice: null }],
  amount: '50',
  period: 'hourly',
  timeOfDay: '00:05',
  timeZone: 'Asia/Kathmandu',
};

const ofRegular = (name: string, markets: readonly number[], more: Partial<RegularTerms>): LawSample => ({
  name,
  markets,
  terms: { kind: 'regular', terms: { ...regular, ...more } },
  edit: { kind: 'regular', edit: { amount: '30', timeOfDay: '00:25' } },
  messages: [regularInvestMessage, 'nothing that it knows'],
});

const twoCoins = [
  { coin: 'BTC', weight: '0.97', maxPrice: null },
  { coin: 'ETH', weight: '0.03', maxPrice: '110' },
];

const signal: SignalTerms = {
  ...firstSignalTerms,
  investment: '1000',
  leverage: 5,
  defaultSize: { investmentType: 'percentage_investment', amount: '10' },
  entries: 'multiple',
};

const ofCopy = (name: string, leads: LeadLine, markets: readonly number[], more: Partial<CopyTerms>): LawSample => ({
  name,
  markets,
  leads,
  terms: { kind: 'copy', terms: sampleCopy(more) },
  edit: { kind: 'copy', edit: { maxSlippage: '0.02', totalStopRate: '0.9' } },
});

const portfolio: PortfolioTerms = {
  ...firstPortfolioTerms,
  coins: [
    { coin: 'BTC', weight: '0.4' },
    { coin: 'ETH', weight: '0.4' },
    { coin: 'USDT', weight: '0.2' },
  ],
  mode: { by: 'proportional', threshold: '0.03' },
  investment: '1000',
};

const ofPortfolio = (name: string, more: Partial<PortfolioTerms>): LawSample => ({
  name,
  markets: [0, 2],
  terms: { kind: 'portfolio', terms: { ...portfolio, ...more } },
  edit: {
    kind: 'portfolio',
    edit: {
      coins: [
        { coin: 'BTC', weight: '0.7' },
        { coin: 'ETH', weight: '0.3' },
      ],
    },
  },
});

/** Entries at two moments, at the market and beside it, and an exit of all and one of a half between them. */
function signalMessages(symbols: readonly string[], sides: readonly ('LONG' | 'SHORT')[]): readonly string[] {
  const alert = (symbol: string, action: SignalAction, timestampMs: number, more: Partial<SignalAlert> = {}): string =>
    JSON.stringify({
      action,
      symbol,
      timestampMs,
      maxLagMs: 60_000,
      orderType: 'market',
      offset: '0',
      size: null,
      includesClose: false,
      source: 'webhook',
      ...more,
    } satisfies SignalAlert);
  const size = (investmentType: SignalSize['investmentType'], amount: string) => ({ size: { investmentType, amount } });
  return symbols.flatMap((symbol) => [
    ...sides.flatMap((side) => [
      ...[2, 2, 2, 4, 4].map((at) => alert(symbol, `ENTER_${side}`, at)),
      alert(symbol, `ENTER_${side}`, 2, { orderType: 'limit', offset: '1', ...size('margin', '50') }),
      alert(symbol, `ENTER_${side}`, 4, { orderType: 'limit', offset: '1', ...size('contract', '2') }),
      alert(symbol, `EXIT_${side}`, 2, size('percentage_position', '50')),
    ]),
    alert(symbol, 'EXIT_LONG', 4),
    'nothing that it understands',
  ]);
}

const ofSignal = (name: string, markets: readonly number[], symbols: readonly string[], more: Partial<SignalTerms>): LawSample => ({
  name,
  markets,
  messages: signalMessages(symbols, more.direction === 'long' ? ['LONG'] : ['LONG', 'SHORT']),
  terms: { kind: 'signal', terms: { ...signal, ...more } },
  edit: { kind: 'signal', edit: { stopLossRate: '0.05', takeProfitRate: '0.05' } },
});

/** A type without a sample does not compile. */
export const lawSamples: Readonly<Record<StrategyType, readonly LawSample[]>> = {
  [StrategyType.spotGrid]: [
    ofGrid('long', 0, {}),
    ofGrid('that sells at its end', 0, { sellsAtEnd: true }),
    ofGrid('of both coins that waits for its price', 0, { baseInvestment: '5', triggerPrice: '95' }),
    ofGrid('that moves', 0, { moves: true, stopPrice: '140' }),
    ofGrid('with exits', 0, { takeProfitPrice: '130', stopLossPrice: '75' }),
  ],
  [StrategyType.futuresGrid]: [
    ofGrid('neutral', 1, { direction: 'neutral', leverage: 3 }),
    ofGrid('long', 1, { leverage: 5 }),
    ofGrid('short', 1, { direction: 'short', leverage: 5, marginMode: 'cross' }),
  ],
  [StrategyType.signal]: [
    ofSignal('of one contract', [1], ['BTCUSDT_UMCBL'], { maxPosition: '2000' }),
    ofSignal('of two contracts that share their margin', [1, 3], ['BTCUSDT_UMCBL', 'ETHUSDT_UMCBL'], { marginMode: 'cross' }),
    ofSignal('of two spot markets', [0, 2], ['BTCUSDT', 'ETHUSDT'], { direction: 'long', leverage: 1, sellsAtEnd: false }),
  ],
  [StrategyType.spotMoon]: [ofGrid('wide', 0, { spacing: 'geometric', lowerPrice: '50', upperPrice: '200', grids: 30 }, '250')],
  [StrategyType.regular]: [
    ofRegular('every hour', [0], {}),
    ofRegular('that sells on a gain', [0], { takeProfitRate: '0.02', sellsAtEnd: true }),
  ],
  [StrategyType.regularSeveral]: [
    ofRegular('with a share that is carried over', [0, 2], { coins: twoCoins }),
    ofRegular('up to a total', [0, 2], { coins: twoCoins, maxTotal: '300', lowBalance: 'end' }),
  ],
  [StrategyType.futuresMoon]: [
    ofGrid('wide', 1, { spacing: 'geometric', lowerPrice: '50', upperPrice: '200', grids: 30, leverage: 2 }, '250'),
  ],
  [StrategyType.spotDca]: [
    ofMartingale('long', 0, {}),
    ofMartingale('with a stop, in one round', 0, { rounds: 'one', stopLossRate: '0.2' }),
    ofMartingale('that waits for an index', 0, {
      start: { by: 'rsi', interval: '1m', period: 5, threshold: 60, side: 'below' },
    }),
  ],
  [StrategyType.futuresDca]: [
    ofMartingale('long', 1, { leverage: 3 }),
    ofMartingale('short, across its account', 1, { direction: 'short', leverage: 3, marginMode: 'cross' }),
  ],
  [StrategyType.spotCta]: [
    ofCta('of averages', 0, {}),
    ofCta('of averages, with exits, which gives its coins back', 0, { takeProfitRate: '0.05', stopLossRate: '0.03', sellsAtEnd: false }),
    ofCta('of the RSI, which ends with its first exit', 0, {
      indicator: { type: 'rsi', period: 2, buyBelow: 40, sellAbove: 60 },
      takeProfitRate: '0.02',
      reenters: false,
    }),
    ofCta('of the imbalance of volume', 0, { indicator: { type: 'voi', bars: 2, threshold: '0.3' } }),
  ],
  [StrategyType.futuresCta]: [
    ofCta('both ways by bands', 1, { indicator: { type: 'boll', period: 3, deviations: '0.5' }, direction: 'both', leverage: 3 }),
    ofCta('both ways by MACD, across its account', 1, {
      indicator: { type: 'macd', fast: 2, slow: 3, signal: 2 },
      direction: 'both',
      leverage: 5,
      marginMode: 'cross',
    }),
    ofCta('short by the RSI', 1, {
      indicator: { type: 'rsi', period: 2, buyBelow: 45, sellAbove: 55 },
      direction: 'short',
      leverage: 2,
      stopLossRate: '0.08',
    }),
  ],
  [StrategyType.arbitrage]: [
    ofArbitrage('at the market', {}),
    ofArbitrage('at a price, with three times the margin', { placement: 'limit', leverage: 3 }),
    ofArbitrage('with borrowed coins', { direction: 'negative' }),
    ofArbitrage('with borrowed coins at a price, with three times the margin, and exits', {
      direction: 'negative',
      placement: 'limit',
      leverage: 3,
      takeProfit: '20',
      exitBasis: '0.05',
    }),
    ofArbitrage('that keeps its coins and has exits', { sellsAtEnd: false, takeProfit: '20', exitBasis: '-0.05' }),
  ],
  [StrategyType.wise]: [
    {
      name: 'a grid',
      markets: [1],
      terms: {
        kind: 'wise',
        terms: { tier: 'steady', preset: { kind: 'grid', terms: { ...grid, direction: 'neutral', leverage: 3 } } },
      },
      edit: { kind: 'wise', edit: {} },
    },
    {
      name: 'a CTA bot',
      markets: [1],
      terms: {
        kind: 'wise',
        terms: { tier: 'aggressive', preset: { kind: 'cta', terms: { ...cta, direction: 'both', leverage: 5 } } },
      },
      edit: { kind: 'wise', edit: {} },
    },
  ],
  [StrategyType.spotCopy]: [
    ofCopy('in the ratio of both worths', 'spot', [0, 2], { investment: '100000' }),
    ofCopy('of a fixed amount, with exits, that gives its coins back', 'spot', [0, 2], {
      sizing: { by: 'amount', amount: '50' },
      takeProfitRate: '0.05',
      stopLossRate: '0.05',
      sellsAtEnd: false,
    }),
  ],
  [StrategyType.futuresCopy]: [
    ofCopy('of a fixed amount with the leader’s leverage', 'futures', [1, 3], { sizing: { by: 'amount', amount: '100' } }),
    ofCopy('of a part of the quantity that mirrors margin, with stops', 'futures', [1, 3], {
      sizing: { by: 'multiplier', multiplier: '0.05' },
      leverage: 5,
      marginMode: 'isolated',
      mirrorsMargin: true,
      totalStopRate: '0.5',
      dailyStopRate: '0.05',
    }),
  ],
  [StrategyType.portfolio]: [
    ofPortfolio('by a threshold', {}),
    ofPortfolio('by the time, that gives its coins back', { mode: { by: 'timed', intervalMinutes: 30 }, sellsAtEnd: false }),
    ofPortfolio('never brought back', { mode: { by: 'unbalanced' } }),
    ofPortfolio('with exits of the whole', { takeProfitRate: '0.1', stopLossRate: '0.1' }),
  ],
};

export const typedSamples = Object.values(StrategyType).flatMap((type) => lawSamples[type].map((sample) => ({ type, sample })));
