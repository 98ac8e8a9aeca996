// The part of the form with the payment methods of an ad and the time to pay.
import { useTranslations } from 'next-intl';

import { ErrorLine } from '#components/ui/error-line.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { mostMethods } from '#lib/contract/c2c/advert-terms.ts';
import { paymentMinutes } from '#lib/contract/c2c/order-steps.ts';
import type { KeptPaymentMethod } from '#lib/contract/c2c/payment/payment-method.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { SelectField } from '../../parts/select-field.tsx';
import { FormPart } from './form-part.tsx';
import type { AdFormState } from './use-ad-form.ts';

type Props = {
  readonly state: AdFormState;
  /** One's own that pay in the currency. */
  readonly usable: readonly KeptPaymentMethod[];
};

const periods = [paymentMinutes.least, 30, 45, 60, 90, paymentMinutes.most];

export function PaymentPart({ state, usable }: Props) {
  const t = useTranslations('c2cAds');
  const schemes = useTranslations('c2cPayment.scheme');
  const { form, problems, set } = state;
  const chosen = form.methodIds.filter((id) => usable.some(({ methodId }) => methodId === id));
  const listed = periods.includes(form.paymentMinutes) ? periods : [...periods, form.paymentMinutes].toSorted((one, other) => one - other);
  return (
    <FormPart title={t('form.payment')}>
      <fieldset className="grid min-w-0 grid-cols-1 gap-2">
        <legend className="mb-1.5 text-sm text-secondary">{t('form.methods')}</legend>
        {usable.length === 0 ? (
          <p className="text-sm text-muted">{t('form.noMethods', { currency: form.quote })}</p>
        ) : (
          <p className="text-xs text-muted">{t('form.methodsHint', { most: mostMethods, currency: form.quote })}</p>
        )}
        {usable.map(({ methodId, scheme, fields }) => {
          const isChosen = chosen.includes(methodId);
          return (
            <label
              key={methodId}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-subtle px-3 py-2 text-sm has-checked:border-accent has-disabled:cursor-not-allowed has-disabled:text-muted"
            >
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-accent"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= mostMethods}
                onChange={() => set({ methodIds: isChosen ? chosen.filter((id) => id !== methodId) : [...chosen, methodId] })}
              />
              <span className="shrink-0">{schemes(scheme)}</span>
              <bdi className="min-w-0 truncate text-muted">{fields.find(({ kind }) => kind !== 'name')?.value}</bdi>
            </label>
          );
        })}
        <ErrorLine text={problems.methodIds ?? null} />
        <Link
          href="/crypto-c2c/payment-methods"
          target="_blank"
          className={`${buttonClasses('secondary', 'small')} justify-self-start max-md:h-11`}
        >
          {t('form.addMethod')}
        </Link>
      </fieldset>
      <SelectField
        label={t('form.period')}
        value={String(form.paymentMinutes)}
        onValue={(minutes) => set({ paymentMinutes: Number(minutes) })}
      >
        {listed.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t('minutes', { count: minutes })}
          </option>
        ))}
      </SelectField>
    </FormPart>
  );
}
