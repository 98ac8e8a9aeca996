// The terms of an ad as they are typed, and what a request has of them or what is wrong.
import { Decimal } from 'decimal.js';

import type { RequestOf } from '#lib/contract/call.ts';
import type { editAdvert } from '#lib/contract/calls/v1/c2c/advert/edit.ts';
import type { OwnAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { type AdvertSide, premiumBound } from '#lib/contract/c2c/advert-terms.ts';
import { isFiat } from '#lib/contract/c2c/fiats.ts';
import { finishDecimal, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { floatingPrice, inQuote, isAdvertPrice } from '#lib/order-math/c2c/advert-price.ts';

export type AdForm = {
  readonly side: AdvertSide;
  readonly coin: string;
  readonly quote: string;
  readonly priceKind: 'fixed' | 'floating';
  readonly price: string;
  /** In percent. */
  readonly premium: string;
  readonly amount: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly methodIds: readonly string[];
  readonly paymentMinutes: number;
  readonly registeredDays: string;
  readonly doneIn30Days: string;
  readonly completionPercent: string;
  readonly remark: string;
  readonly autoReply: string;
  /** Minutes of the day in UTC, null while a time is not typed. Null: always. */
  readonly hours: { readonly fromMinute: number | null; readonly toMinute: number | null } | null;
  readonly online: boolean;
};

export const adFields = [
  'pair',
  'price',
  'premium',
  'amount',
  'minimum',
  'maximum',
  'methodIds',
  'conditions',
  'remark',
  'autoReply',
  'hours',
] as const;
export type AdField = (typeof adFields)[number];

/** typed: the field says itself what is wrong with its number. */
export type AdFault =
  | 'pair'
  | 'price'
  | 'premium'
  | 'amount'
  | 'amountTaken'
  | 'minimum'
  | 'maximum'
  | 'maximumBelow'
  | 'minimumAbove'
  | 'hours'
  | 'methods'
  | 'typed';
export type AdFaults = Partial<Readonly<Record<AdField, AdFault>>>;

type EditRequest = RequestOf<typeof editAdvert>;
export type AdTerms = Omit<EditRequest, 'advertId' | 'version' | 'languageType'>;

export const newAd = (pair: Pick<AdForm, 'side' | 'coin' | 'quote'>): AdForm => ({
  ...pair,
  priceKind: 'floating',
  price: '',
  premium: '0',
  amount: '',
  minimum: '',
  maximum: '',
  methodIds: [],
  paymentMinutes: 30,
  registeredDays: '',
  doneIn30Days: '',
  completionPercent: '',
  remark: '',
  autoReply: '',
  hours: null,
  online: true,
});

const hundredths = 100;
/** Nothing is asked for where a condition is 0. */
const typedCondition = (value: number): string => (value === 0 ? '' : String(value));

export const formOf = (ad: OwnAdvert): AdForm => ({
  ...newAd(ad),
  priceKind: ad.priceKind,
  price: ad.priceKind === 'fixed' ? (ad.price ?? '') : '',
  premium: ad.premium === null ? '0' : new Decimal(ad.premium).div(hundredths).toFixed(),
  amount: ad.amount,
  minimum: ad.minimum,
  maximum: ad.maximum,
  methodIds: ad.methodIds,
  paymentMinutes: ad.paymentMinutes ?? newAd(ad).paymentMinutes,
  registeredDays: typedCondition(ad.conditions.registeredDays),
  doneIn30Days: typedCondition(ad.conditions.doneIn30Days),
  completionPercent: typedCondition(ad.conditions.completionPercent),
  remark: ad.remark,
  autoReply: ad.autoReply,
  hours: ad.hours,
});

/**
 * In hundredths of a percent; null: no premium that an ad may have.
 * @internal
 */
export function premiumOf(typed: string): number | null {
  const text = finishDecimal(typed);
  if (!/^-?\d+(\.\d{1,2})?$/.test(text)) return null;
  const premium = new Decimal(text).times(hundredths).toNumber();
  return Math.abs(premium) <= premiumBound ? premium : null;
}

/** The price of one coin now; null: it is not known. */
export function priceNow(
  { priceKind, price, premium }: Pick<AdForm, 'priceKind' | 'price' | 'premium'>,
  index: string | null,
): string | null {
  if (priceKind === 'fixed') {
    const fixed = finishDecimal(price);
    return isPositiveDecimal(fixed) && isAdvertPrice(fixed) ? fixed : null;
  }
  const share = premiumOf(premium);
  return index === null || share === null ? null : floatingPrice(index, share);
}

const isCount = (text: string): boolean => /^\d*$/.test(finishDecimal(text));

export type Around = {
  /** The price that floating ads go by; null: it is not known. */
  readonly index: string | null;
  readonly quoteDecimals: number;
  /** The amount that orders have taken. */
  readonly taken: string;
  /** One's own methods that pay in the quote. */
  readonly usable: readonly string[];
};

function faultsOf(form: AdForm, { index, quoteDecimals, taken, usable }: Around): AdFaults {
  const [amount, minimum, maximum] = [form.amount, form.minimum, form.maximum].map(finishDecimal);
  const isAmount = isPositiveDecimal(amount ?? '');
  const isMinimum = isPositiveDecimal(minimum ?? '');
  const isMaximum = isPositiveDecimal(maximum ?? '');
  const now = priceNow(form, index);
  const worth = now === null || !isAmount ? null : inQuote(amount ?? '', now, quoteDecimals);
  const { hours } = form;
  const faults: Partial<Record<AdField, AdFault>> = {};
  if (form.coin === form.quote) faults.pair = 'pair';
  if (form.priceKind === 'fixed' && now === null) faults.price = 'price';
  if (form.priceKind === 'floating' && premiumOf(form.premium) === null) faults.premium = 'premium';
  if (!isAmount) faults.amount = 'amount';
  else if (new Decimal(amount ?? '').lt(taken)) faults.amount = 'amountTaken';
  if (!isMinimum) faults.minimum = 'minimum';
  else if (worth !== null && new Decimal(worth).lt(minimum ?? '')) faults.minimum = 'minimumAbove';
  if (!isMaximum) faults.maximum = 'maximum';
  else if (isMinimum && new Decimal(maximum ?? '').lt(minimum ?? '')) faults.maximum = 'maximumBelow';
  if (isFiat(form.quote) && !form.methodIds.some((id) => usable.includes(id))) faults.methodIds = 'methods';
  if (![form.registeredDays, form.doneIn30Days, form.completionPercent].every(isCount)) faults.conditions = 'typed';
  if (hours !== null && (hours.fromMinute === null || hours.toMinute === null || hours.fromMinute === hours.toMinute))
    faults.hours = 'hours';
  return faults;
}

/** The typed text is sent: nothing is rounded. */
export function readAd(form: AdForm, around: Around): { readonly terms: AdTerms } | { readonly faults: AdFaults } {
  const faults = faultsOf(form, around);
  if (Object.keys(faults).length > 0) return { faults };
  const inFiat = isFiat(form.quote);
  const { hours } = form;
  const count = (text: string): number => Number(finishDecimal(text));
  return {
    terms: {
      price:
        form.priceKind === 'fixed'
          ? { kind: 'fixed', price: finishDecimal(form.price) }
          : { kind: 'floating', premium: premiumOf(form.premium) ?? 0 },
      amount: finishDecimal(form.amount),
      minimum: finishDecimal(form.minimum),
      maximum: finishDecimal(form.maximum),
      ...(inFiat
        ? { methodIds: form.methodIds.filter((id) => around.usable.includes(id)), paymentMinutes: form.paymentMinutes }
        : { methodIds: [] }),
      conditions: {
        registeredDays: count(form.registeredDays),
        doneIn30Days: count(form.doneIn30Days),
        completionPercent: count(form.completionPercent),
      },
      remark: form.remark.trim(),
      autoReply: form.autoReply.trim(),
      hours:
        hours === null || hours.fromMinute === null || hours.toMinute === null
          ? null
          : { fromMinute: hours.fromMinute, toMinute: hours.toMinute },
    },
  };
}
