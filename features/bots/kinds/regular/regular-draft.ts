// An auto-invest as somebody fills it in: texts as they are typed, and the terms once they can be read.
import { regularPeriods, regularQuoteCoin, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { finishDecimal, isMarked, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { percentShare, sharePercent } from '#lib/ticket/percent-share.ts';
import { flagIn, oneOf, readTexts, writeAddress } from '../../create/draft/draft-address.ts';
import type { KindDraft } from '../kind-form.ts';

/** Rates are in percent. */
const regularTexts = ['amount', 'maxTotal', 'takeProfitRate'] as const;
export type RegularText = (typeof regularTexts)[number];
const optionalTexts = ['maxTotal', 'takeProfitRate'] as const satisfies readonly RegularText[];

/** `weight`: percent; `maxPrice`: empty for any. Both as they are typed. */
type DraftCoin = { readonly coin: string; readonly weight: string; readonly maxPrice: string };

type Choices = Pick<RegularTerms, 'period' | 'timeOfDay' | 'startsNow' | 'lowBalance' | 'takeProfitAction' | 'sellsAtEnd'>;
export type RegularDraft = Choices & {
  readonly texts: Readonly<Record<RegularText, string>>;
  readonly coins: readonly DraftCoin[];
  readonly weekday: string;
  readonly dayOfMonth: string;
  /** Empty: the zone of this device. */
  readonly timeZone: string;
};

/** The zone that this device is in. */
const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneOf = ({ timeZone }: Pick<RegularDraft, 'timeZone'>): string => (timeZone === '' ? deviceTimeZone() : timeZone);

export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const daysOfMonth: readonly string[] = Array.from({ length: 31 }, (_, place) => String(place + 1));

const first: RegularDraft = {
  texts: { amount: '', maxTotal: '', takeProfitRate: '' },
  coins: [
    { coin: 'BTC', weight: '60', maxPrice: '' },
    { coin: 'ETH', weight: '40', maxPrice: '' },
  ],
  period: 'weekly',
  timeOfDay: '09:00',
  weekday: '1',
  dayOfMonth: '1',
  timeZone: '',
  startsNow: true,
  lowBalance: 'skip',
  takeProfitAction: 'tell',
  sellsAtEnd: false,
};

const share = (text: string): string | null => {
  const value = percentShare(finishDecimal(text));
  return value === '' ? null : value;
};

/** Null: the field is empty. Undefined: it cannot be read. */
const optional = (text: string): string | null | undefined => {
  if (text === '') return null;
  const value = readPositive(finishDecimal(text));
  return value === null ? undefined : writeAmount(value);
};

/** A weight that is missing stands for none: the sum says that it is. */
function readCoins(coins: readonly DraftCoin[]): RegularTerms['coins'] | null {
  const read: RegularTerms['coins'] = [];
  for (const { coin, weight, maxPrice: text } of coins) {
    const [part, maxPrice] = [weight === '' ? '0' : share(weight), optional(text)];
    if (part === null || maxPrice === undefined) return null;
    read.push({ coin, weight: part, maxPrice });
  }
  return read;
}

function readRegular(draft: RegularDraft): RegularTerms | null {
  const { texts, weekday, dayOfMonth, period, timeOfDay, startsNow, lowBalance, takeProfitAction, sellsAtEnd } = draft;
  const coins = readCoins(draft.coins);
  const amount = texts.amount === '' ? '0' : optional(texts.amount);
  const [maxTotal, takeProfitRate] = [optional(texts.maxTotal), texts.takeProfitRate === '' ? null : share(texts.takeProfitRate)];
  if (coins === null || amount === undefined || amount === null || maxTotal === undefined) return null;
  if (takeProfitRate === null && texts.takeProfitRate !== '') return null;
  return {
    coins,
    amount,
    period,
    timeOfDay,
    weekday: Number(weekday),
    dayOfMonth: Number(dayOfMonth),
    timeZone: zoneOf(draft),
    startsNow,
    maxTotal,
    lowBalance,
    takeProfitRate,
    takeProfitAction,
    sellsAtEnd,
  };
}

export const regularDraftOf = (terms: RegularTerms): RegularDraft => ({
  texts: {
    amount: terms.amount,
    maxTotal: terms.maxTotal ?? '',
    takeProfitRate: terms.takeProfitRate === null ? '' : sharePercent(terms.takeProfitRate),
  },
  coins: terms.coins.map(({ coin, weight, maxPrice }) => ({ coin, weight: sharePercent(weight), maxPrice: maxPrice ?? '' })),
  period: terms.period,
  timeOfDay: terms.timeOfDay,
  weekday: String(terms.weekday),
  dayOfMonth: String(terms.dayOfMonth),
  timeZone: terms.timeZone,
  startsNow: terms.startsNow,
  lowBalance: terms.lowBalance,
  takeProfitAction: terms.takeProfitAction,
  sellsAtEnd: terms.sellsAtEnd,
});

/** BTC:60 or, with its highest price, BTC:60:50000. */
const writeCoins = (coins: readonly DraftCoin[]): string =>
  coins
    .filter(({ weight }) => isPositiveDecimal(finishDecimal(weight)))
    .map(({ coin, weight, maxPrice }) =>
      [coin, finishDecimal(weight), ...(maxPrice === '' || isMarked(maxPrice) ? [] : [maxPrice])].join(':'),
    )
    .join(',');

/** Null: there are none in it. */
function coinsIn(text: string | null): readonly DraftCoin[] | null {
  const coins = (text ?? '').split(',').flatMap((part) => {
    const [, coin, weight, maxPrice = ''] = /^([A-Z0-9]{1,20}):(\d{1,3}(?:\.\d{1,2})?)(?::(\d{1,15}(?:\.\d{1,15})?))?$/.exec(part) ?? [];
    return coin === undefined || weight === undefined ? [] : [{ coin, weight, maxPrice }];
  });
  return coins.length === 0 ? null : coins;
}

const timeIn = (text: string | null, before: string): string => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '') ? (text ?? before) : before);

export const regularDraft: KindDraft<RegularTerms, RegularDraft> = {
  first: () => first,
  read: readRegular,
  ofTerms: (terms, { texts }, keepsInvestment) => {
    const next = regularDraftOf(terms);
    const own = keepsInvestment && texts.amount !== '';
    return own ? { ...next, texts: { ...next.texts, amount: texts.amount } } : next;
  },
  toAddress: ({ texts, coins, ...choices }) => writeAddress({ ...choices, coins: writeCoins(coins) }, texts),
  fromAddress: (query, before) => ({
    texts: readTexts(regularTexts, optionalTexts, query, before.texts),
    coins: coinsIn(query.get('coins')) ?? before.coins,
    period: oneOf(regularPeriods, query.get('period'), before.period),
    timeOfDay: timeIn(query.get('timeOfDay'), before.timeOfDay),
    weekday: oneOf(weekdays, query.get('weekday'), '1'),
    dayOfMonth: oneOf(daysOfMonth, query.get('dayOfMonth'), before.dayOfMonth),
    timeZone: /^[A-Za-z0-9_+/-]{0,64}$/.test(query.get('timeZone') ?? '') ? (query.get('timeZone') ?? before.timeZone) : before.timeZone,
    startsNow: flagIn(query.get('startsNow'), before.startsNow),
    lowBalance: oneOf(['skip', 'end'], query.get('lowBalance'), before.lowBalance),
    takeProfitAction: oneOf(['sell', 'tell'], query.get('takeProfitAction'), before.takeProfitAction),
    sellsAtEnd: flagIn(query.get('sellsAtEnd'), before.sellsAtEnd),
  }),
  mark: 'coins',
  investments: ['amount'],
  ownTexts: ['amount'],
  symbolIdsOf: ({ coins }) => coins.map(({ coin }) => regularSymbolId(coin)),
  termsOf: (bot) => {
    if (bot.kind !== 'regular') throw new Error(`no auto-invest: ${bot.kind}`);
    return bot.terms;
  },
  botOf: (terms) => ({ kind: 'regular', terms }),
};

/** The market in which a coin is bought. */
export const regularSymbolId = (coin: string): string => symbolIdOf(`${coin}${regularQuoteCoin}`);
