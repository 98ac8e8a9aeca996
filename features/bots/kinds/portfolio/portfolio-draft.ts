// A portfolio as somebody fills it in: texts as they are typed, and the terms once they can be read.
import {
  portfolioQuoteCoin,
  type PortfolioCoin,
  type PortfolioMode,
  type PortfolioTerms,
} from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { finishDecimal, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { equalWeights } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import { percentShare, sharePercent } from '#lib/ticket/percent-share.ts';
import { flagIn, oneOf, readTexts, writeAddress } from '../../create/draft/draft-address.ts';
import type { KindDraft } from '../kind-form.ts';

/** Rates are in percent. */
const portfolioTexts = ['investment', 'threshold', 'takeProfitRate', 'stopLossRate'] as const;
export type PortfolioText = (typeof portfolioTexts)[number];
const optionalTexts = ['takeProfitRate', 'stopLossRate'] as const satisfies readonly PortfolioText[];

/** Minutes from half an hour to four weeks. */
export const portfolioIntervals = ['30', '60', '240', '720', '1440', '4320', '10080', '20160', '40320'] as const;
type Interval = (typeof portfolioIntervals)[number];

/** `weight`: percent, as it is typed. */
export type DraftCoin = { readonly coin: string; readonly weight: string };

export type PortfolioDraft = {
  readonly texts: Readonly<Record<PortfolioText, string>>;
  readonly coins: readonly DraftCoin[];
  readonly by: PortfolioMode['by'];
  readonly interval: Interval;
  readonly sellsAtEnd: boolean;
};

const modes = ['proportional', 'timed', 'unbalanced'] as const satisfies readonly PortfolioMode['by'][];

/** The coins with equal weights. */
export function withEqualWeights(coins: readonly DraftCoin[]): readonly DraftCoin[] {
  const weights = equalWeights(Math.max(1, coins.length));
  return coins.map(({ coin }, place) => ({ coin, weight: sharePercent(weights[place] ?? '0') }));
}

const first: PortfolioDraft = {
  texts: { investment: '', threshold: '5', takeProfitRate: '', stopLossRate: '' },
  coins: [
    { coin: 'BTC', weight: '50' },
    { coin: 'ETH', weight: '30' },
    { coin: portfolioQuoteCoin, weight: '20' },
  ],
  by: 'proportional',
  interval: '1440',
  sellsAtEnd: true,
};

/** The market of a coin against USDT. */
export const portfolioSymbolId = (coin: string): string => symbolIdOf(`${coin}${portfolioQuoteCoin}`);

const share = (text: string): string | null => {
  const value = percentShare(finishDecimal(text));
  return value === '' ? null : value;
};

/** A weight that is missing stands for none: the sum says that it is. Null: it is no number. */
export function readCoins(coins: readonly DraftCoin[]): PortfolioCoin[] | null {
  const read = coins.map(({ coin, weight }) => ({ coin, weight: weight === '' ? '0' : share(weight) }));
  return read.every((one): one is PortfolioCoin => one.weight !== null) ? read : null;
}

export function readMode({ by, texts, interval }: Pick<PortfolioDraft, 'by' | 'texts' | 'interval'>): PortfolioMode | null {
  if (by === 'unbalanced') return { by };
  if (by === 'timed') return { by, intervalMinutes: Number(interval) };
  const threshold = share(texts.threshold);
  return threshold === null ? null : { by, threshold };
}

/** Null: the field is empty. Undefined: it cannot be read. */
export const readExit = (text: string): string | null | undefined => (text === '' ? null : (share(text) ?? undefined));

function readPortfolio(draft: PortfolioDraft): PortfolioTerms | null {
  const { texts, sellsAtEnd } = draft;
  const [coins, mode] = [readCoins(draft.coins), readMode(draft)];
  const [takeProfitRate, stopLossRate] = [readExit(texts.takeProfitRate), readExit(texts.stopLossRate)];
  const investment = texts.investment === '' ? '0' : readAmount(finishDecimal(texts.investment));
  if (coins === null || mode === null || takeProfitRate === undefined || stopLossRate === undefined || investment === null) return null;
  return {
    coins,
    mode,
    investment: typeof investment === 'string' ? investment : writeAmount(investment),
    takeProfitRate,
    stopLossRate,
    sellsAtEnd,
  };
}

const intervalOf = (minutes: number): Interval => oneOf(portfolioIntervals, String(minutes), first.interval);

/** The interval of a bot that was started elsewhere may be none of those that the form has: the form begins with a day then. */
export const portfolioDraftOf = ({
  coins,
  mode,
  investment,
  takeProfitRate,
  stopLossRate,
  sellsAtEnd,
}: PortfolioTerms): PortfolioDraft => ({
  texts: {
    investment: /[1-9]/.test(investment) ? investment : '',
    threshold: mode.by === 'proportional' ? sharePercent(mode.threshold) : first.texts.threshold,
    takeProfitRate: takeProfitRate === null ? '' : sharePercent(takeProfitRate),
    stopLossRate: stopLossRate === null ? '' : sharePercent(stopLossRate),
  },
  coins: coins.map(({ coin, weight }) => ({ coin, weight: sharePercent(weight) })),
  by: mode.by,
  interval: mode.by === 'timed' ? intervalOf(mode.intervalMinutes) : first.interval,
  sellsAtEnd,
});

const writeCoins = (coins: readonly DraftCoin[]): string =>
  coins
    .filter(({ weight }) => isPositiveDecimal(finishDecimal(weight)))
    .map(({ coin, weight }) => `${coin}:${finishDecimal(weight)}`)
    .join(',');

/** Null: there are none in it. */
function coinsIn(text: string | null): readonly DraftCoin[] | null {
  const coins = (text ?? '').split(',').flatMap((part) => {
    const [, coin, weight] = /^([A-Z0-9]{1,20}):(\d{1,3}(?:\.\d{1,2})?)$/.exec(part) ?? [];
    return coin === undefined || weight === undefined ? [] : [{ coin, weight }];
  });
  return coins.length === 0 ? null : coins;
}

export const portfolioDraft: KindDraft<PortfolioTerms, PortfolioDraft> = {
  first: () => first,
  read: readPortfolio,
  ofTerms: (terms, { texts }, keepsInvestment) => {
    const next = portfolioDraftOf(terms);
    const own = keepsInvestment && texts.investment !== '';
    return own ? { ...next, texts: { ...next.texts, investment: texts.investment } } : next;
  },
  toAddress: ({ texts, coins, ...choices }) => writeAddress({ ...choices, coins: writeCoins(coins) }, texts),
  fromAddress: (query, before) => ({
    texts: readTexts(portfolioTexts, optionalTexts, query, before.texts),
    coins: coinsIn(query.get('coins')) ?? before.coins,
    by: oneOf(modes, query.get('by'), before.by),
    interval: oneOf(portfolioIntervals, query.get('interval'), before.interval),
    sellsAtEnd: flagIn(query.get('sellsAtEnd'), before.sellsAtEnd),
  }),
  mark: 'coins',
  investments: ['investment'],
  ownTexts: ['investment'],
  symbolIdsOf: ({ coins }) => coins.flatMap(({ coin }) => (coin === portfolioQuoteCoin ? [] : [portfolioSymbolId(coin)])),
  termsOf: (bot) => {
    if (bot.kind !== 'portfolio') throw new Error(`no portfolio: ${bot.kind}`);
    return bot.terms;
  },
  botOf: (terms) => ({ kind: 'portfolio', terms }),
};
