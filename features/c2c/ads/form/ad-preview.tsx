// The ad as other users will see it.
import { Decimal } from 'decimal.js';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { isFiat } from '#lib/contract/c2c/fiats.ts';
import type { KeptPaymentMethod } from '#lib/contract/c2c/payment/payment-method.ts';
import { finishDecimal, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { useUser } from '#lib/session/user.ts';
import { type AdForm, priceNow } from './ad-form.ts';
import { Fact } from './form-part.tsx';

type Props = {
  readonly form: AdForm;
  readonly index: string | null;
  readonly usable: readonly KeptPaymentMethod[];
  /** The amount that orders have taken. */
  readonly taken: string;
};

const unknown = '–';

export function AdPreview({ form, index, usable, taken }: Props) {
  const t = useTranslations('c2cAds');
  const schemes = useTranslations('c2cPayment.scheme');
  const locale = useLocale();
  const id = useId();
  const { coin, quote, side } = form;
  const now = priceNow(form, index);
  const [amount, minimum, maximum] = [form.amount, form.minimum, form.maximum].map((text) => {
    const finished = finishDecimal(text);
    return isPositiveDecimal(finished) ? finished : null;
  });
  const left = amount === null || amount === undefined ? null : Decimal.max(0, new Decimal(amount).minus(taken)).toFixed();
  const named = usable.filter(({ methodId }) => form.methodIds.includes(methodId)).map(({ scheme }) => schemes(scheme));
  const requirements = requirementsOf(form).map(({ name, count }) =>
    name === 'rate' ? t('form.rate', { percent: `${count}%` }) : t(`form.${name}`, { count }),
  );
  const amountOf = (text: string | null | undefined, unit: string): string =>
    text === null || text === undefined ? unknown : formatCoinAmount(text, unit, locale);
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-xl border border-subtle bg-surface-1 p-4 md:p-5">
      <h2 id={id} className="text-base font-semibold">
        {t('form.preview')}
      </h2>
      <p className="text-xs text-muted">{t('form.previewAbout')}</p>
      <div className="grid gap-3 rounded-md border border-subtle bg-surface-0 p-4">
        <p className="truncate text-sm font-medium">
          <bdi>{useUser()?.userName}</bdi>
        </p>
        <p className="text-xl font-semibold tabular-nums">
          <bdi dir="ltr">{amountOf(now, quote)}</bdi>
        </p>
        <dl className="grid gap-2">
          <Fact label={t('remaining')} value={amountOf(left, coin)} />
          <Fact
            label={t('limits')}
            value={t('limitsText', {
              minimum: minimum === null || minimum === undefined ? unknown : formatNumber(minimum),
              maximum: amountOf(maximum, quote),
            })}
          />
          {isFiat(quote) ? (
            <>
              <Fact label={t('form.methods')} value={named.length === 0 ? unknown : [...new Set(named)].join(', ')} />
              <Fact label={t('form.period')} value={t('minutes', { count: form.paymentMinutes })} />
            </>
          ) : null}
          <Fact label={t('form.previewRequirements')} value={requirements.length === 0 ? t('form.none') : requirements.join(', ')} />
        </dl>
        {form.remark.trim() === '' ? null : (
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-secondary">
            {form.remark.trim()}
          </p>
        )}
        {/* The button of the list, which leads nowhere from here. */}
        <span className={buttonClasses(side === 'sell' ? 'buy' : 'sell', 'medium')}>
          {side === 'sell' ? t('form.takerBuy', { coin }) : t('form.takerSell', { coin })}
        </span>
      </div>
    </section>
  );
}

type Requirement = { readonly name: 'days' | 'orders' | 'rate'; readonly count: number };

function requirementsOf({ registeredDays, doneIn30Days, completionPercent }: AdForm): readonly Requirement[] {
  const asked = [
    { name: 'days', text: registeredDays },
    { name: 'orders', text: doneIn30Days },
    { name: 'rate', text: completionPercent },
  ] as const;
  return asked
    .filter(({ text }) => isPositiveDecimal(finishDecimal(text)))
    .map(({ name, text }) => ({ name, count: Number(finishDecimal(text)) }));
}
