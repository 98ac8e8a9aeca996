// The callback of a trailing order as the form has it: typed in percent, or as a distance in price; what is wrong with it, and how it is sent.
import { ROUND_DOWN, ROUND_UP, readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { isMultiple } from '#lib/order-math/amounts/round-quantity.ts';
import { percentShare } from './percent-share.ts';
import { problem, type Answer } from './problem.ts';

/** share: in percent of the price. distance: in the quote coin. */
export const callbackWays = ['share', 'distance'] as const;
export type CallbackWay = (typeof callbackWays)[number];

/** Nobody knows how far a coin moves before its price is known. */
export const firstCallback: Readonly<Record<CallbackWay, string>> = { share: '1', distance: '' };

type Form = {
  readonly callbackBy: CallbackWay;
  readonly texts: { readonly callback: string; readonly activationPrice: string };
};
type Steps = { readonly tickSize: string; readonly quoteCoin: string };

/** In percent, both allowed. */
const bounds = { min: '0.1', max: '5' };

/** The price at which it begins to follow: a distance lies within the same shares of it. */
const beginsAt = ({ texts }: Form, lastPrice: string): string =>
  readPositive(texts.activationPrice) === null ? lastPrice : texts.activationPrice;

export function checkCallback(form: Form, lastPrice: string, { tickSize, quoteCoin }: Steps): Answer {
  const typed = readAmount(form.texts.callback);
  if (typed === null) return problem('missing', 'callbackMissing', ['callback']);
  if (form.callbackBy === 'share') {
    const within = typed.greaterThanOrEqualTo(bounds.min) && typed.lessThanOrEqualTo(bounds.max);
    return within ? null : problem('wrong', 'invalidCallback', ['callback'], { min: `${bounds.min}%`, max: `${bounds.max}%` });
  }
  if (!isMultiple(form.texts.callback, tickSize)) return problem('wrong', 'invalidPrice', ['callback'], { tickSize });
  const [begins, tick] = [readPositive(beginsAt(form, lastPrice)), readPositive(tickSize)];
  if (begins === null || tick === null) return null;
  const onTick = (percent: string, rounding: typeof ROUND_UP | typeof ROUND_DOWN) =>
    begins.times(percent).dividedBy(100).dividedBy(tick).toDecimalPlaces(0, rounding).times(tick);
  const [min, max] = [onTick(bounds.min, ROUND_UP), onTick(bounds.max, ROUND_DOWN)];
  const within = typed.greaterThanOrEqualTo(min) && typed.lessThanOrEqualTo(max);
  return within
    ? null
    : problem('wrong', 'invalidCallback', ['callback'], {
        min: `${writeAmount(min)} ${quoteCoin}`,
        max: `${writeAmount(max)} ${quoteCoin}`,
      });
}

/** As it is sent; null for what is no number. */
export function callbackFields({ callbackBy, texts }: Form): { readonly rangeRate: string } | { readonly callBackNum: string } | null {
  const typed = readPositive(texts.callback);
  if (typed === null) return null;
  return callbackBy === 'share' ? { rangeRate: percentShare(texts.callback) } : { callBackNum: writeAmount(typed) };
}

/** The fields that hold prices of the market. */
export const callbackPrices = ({ callbackBy }: Pick<Form, 'callbackBy'>): readonly ('activationPrice' | 'callback')[] =>
  callbackBy === 'share' ? ['activationPrice'] : ['activationPrice', 'callback'];
