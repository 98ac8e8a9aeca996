'use client';
// The form for a payment method: currency, scheme, and the details that the scheme needs.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { type Fiat, fiats, isFiat } from '#lib/contract/c2c/fiats.ts';
import { paymentChoices, type PaymentFieldKind } from '#lib/contract/c2c/payment/field-kinds.ts';
import { type KeptPaymentMethod, longestDetail } from '#lib/contract/c2c/payment/payment-method.ts';
import { paymentScheme, type PaymentSchemeId, paymentSchemeIds, schemeFields } from '#lib/contract/c2c/payment/schemes.ts';
import { SelectField } from '../parts/select-field.tsx';
import { useChoiceName } from './choice-name.ts';
import { directionOf, hintOf } from './detail-fields.ts';
import { type MethodForm, useMethodForm } from './use-method-form.ts';

type Props = {
  /** Null: a further one. */
  readonly kept: KeptPaymentMethod | null;
  readonly demo: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

const schemesOf = (currency: Fiat): readonly PaymentSchemeId[] =>
  paymentSchemeIds.filter((id) => paymentScheme(id).currencies.includes(currency));

export function MethodDialog({ kept, demo, onSaved, onClose }: Props) {
  const t = useTranslations('c2cPayment');
  const locale = useLocale();
  const [currency, setCurrency] = useState<Fiat>('EUR');
  const [scheme, setScheme] = useState<PaymentSchemeId>(kept?.scheme ?? 'sepaInstant');
  const form = useMethodForm(kept, scheme, { onScheme: setScheme, onSaved });
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const chooseCurrency = (text: string): void => {
    if (!isFiat(text)) return;
    setCurrency(text);
    const [first] = schemesOf(text);
    if (first !== undefined && !schemesOf(text).includes(scheme)) form.chooseScheme(first);
  };
  return (
    <Modal
      open
      title={kept === null ? t('add') : t('changeNamed', { scheme: t(`scheme.${kept.scheme}`) })}
      closeLabel={t('close')}
      onClose={onClose}
      sheet
    >
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <p className="text-sm text-muted">{demo ? t('demo') : t('identity')}</p>
        {kept === null ? (
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <SelectField label={t('currency')} value={currency} onValue={chooseCurrency}>
              {fiats.map((fiat) => (
                <option key={fiat} value={fiat}>{`${fiat} · ${names.of(fiat) ?? fiat}`}</option>
              ))}
            </SelectField>
            <SelectField
              label={t('schemeField')}
              value={scheme}
              onValue={(text) => {
                const chosen = paymentSchemeIds.find((id) => id === text);
                if (chosen !== undefined) form.chooseScheme(chosen);
              }}
            >
              {schemesOf(currency).map((id) => (
                <option key={id} value={id}>
                  {t(`scheme.${id}`)}
                </option>
              ))}
            </SelectField>
          </div>
        ) : null}
        {schemeFields(scheme).map(({ kind, needed }) => (
          <DetailField key={`${scheme} ${kind}`} kind={kind} needed={needed} form={form} />
        ))}
        <ErrorLine text={form.problem?.kind === null ? form.problem.text : null} />
        <Button type="submit" look="primary" size="large" pending={form.pending} className="w-full">
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
}

type FieldProps = { readonly kind: PaymentFieldKind; readonly needed: boolean; readonly form: MethodForm };

function DetailField({ kind, needed, form }: FieldProps) {
  const t = useTranslations('c2cPayment');
  const hint = useHint(kind);
  const nameOf = useChoiceName();
  const label = needed ? t(`field.${kind}`) : t('optional', { field: t(`field.${kind}`) });
  const value = form.typed[kind] ?? '';
  const problem = form.problem?.kind === kind ? form.problem.text : undefined;
  const choices = paymentChoices(kind);
  if (choices !== null)
    return (
      <SelectField
        label={label}
        value={value}
        problem={problem}
        onValue={(text) => form.type(kind, text)}
        onLeave={() => void form.leave(kind)}
      >
        <option value="">{t('unchosen')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {nameOf(kind, choice.value)}
          </option>
        ))}
      </SelectField>
    );
  return (
    <TextField
      label={label}
      {...(hint === null ? {} : { hint })}
      problem={problem}
      dir={directionOf(kind)}
      autoComplete={kind === 'name' ? 'name' : 'off'}
      spellCheck={false}
      maxLength={longestDetail}
      value={value}
      onChange={(event) => form.type(kind, event.target.value)}
      onBlur={() => void form.leave(kind)}
    />
  );
}

function useHint(kind: PaymentFieldKind): string | null {
  const t = useTranslations('c2cPayment.hint');
  const locale = useLocale();
  const hint = hintOf(kind);
  if (hint === null) return null;
  if ('own' in hint) return t(hint.own);
  return t('phone', { country: new Intl.DisplayNames(locale, { type: 'region' }).of(hint.country) ?? hint.country });
}
