// The part of the form with the amount of an ad and the limits of its orders.
import { useLocale, useTranslations } from 'next-intl';

import { NumberField } from '#components/ui/fields/number-field.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { Fact, FormPart } from './form-part.tsx';
import { Unit } from './pair-part.tsx';
import type { PartProps } from './part-props.ts';

type Props = PartProps & { readonly coinDecimals: number; readonly quoteDecimals: number };

/** Other orders and ads take from the same coins. */
const balanceEveryMs = 15_000;

export function SizePart({ state, coinDecimals, quoteDecimals }: Props) {
  const t = useTranslations('c2cAds.form');
  const locale = useLocale();
  const { form, problems, set } = state;
  const sells = form.side === 'sell';
  const [balance] = useCall(getAssets, { coin: form.coin }, { enabled: sells, everyMs: balanceEveryMs }).data?.list ?? [];
  const available = balance === undefined ? null : (balance.withdrawable ?? balance.available);
  const limitRules = { decimals: quoteDecimals, maxLength: lengthCaps.size, unit: form.quote };
  return (
    <FormPart title={t('sizes')}>
      <NumberField
        label={t('amount')}
        value={form.amount}
        rules={{ decimals: coinDecimals, maxLength: lengthCaps.size, unit: form.coin }}
        onValue={(amount) => set({ amount })}
        {...(sells ? { hint: t('coverage') } : {})}
        problem={problems.amount}
        after={
          <>
            <Unit text={form.coin} />
            {sells ? (
              <button
                type="button"
                disabled={available === null}
                onClick={() => set({ amount: available ?? '' })}
                className="h-full px-3 text-sm font-medium text-accent hover:text-accent-strong disabled:text-muted"
              >
                {t('max')}
              </button>
            ) : null}
          </>
        }
      />
      {sells ? (
        <dl>
          <Fact label={t('available')} value={available === null ? '–' : formatCoinAmount(available, form.coin, locale)} />
        </dl>
      ) : null}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NumberField
          label={t('minimum')}
          value={form.minimum}
          rules={limitRules}
          onValue={(minimum) => set({ minimum })}
          problem={problems.minimum}
          after={<Unit text={form.quote} />}
        />
        <NumberField
          label={t('maximum')}
          value={form.maximum}
          rules={limitRules}
          onValue={(maximum) => set({ maximum })}
          problem={problems.maximum}
          after={<Unit text={form.quote} />}
        />
      </div>
    </FormPart>
  );
}
