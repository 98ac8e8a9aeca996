// The things that a payment needs: for the buyer the seller's details, each to be copied; for the seller the name to compare.
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { showToast } from '#components/ui/messages/toasts.tsx';
import type { C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { paymentChoices, paymentFieldKinds } from '#lib/contract/c2c/payment/field-kinds.ts';
import { paymentScheme, paymentSchemeIds } from '#lib/contract/c2c/payment/schemes.ts';
import { isolate } from '#lib/format/bidi.ts';
import { paymentText, plainPayment } from '../sized.ts';

function Copied({ name, shown, value }: { readonly name: string; readonly shown: string; readonly value: string }) {
  const t = useTranslations('c2cOrders.pay');
  const copy = (): void =>
    void navigator.clipboard.writeText(value).then(
      () => showToast('done', t('copied')),
      () => showToast('failed', t('notCopied')),
    );
  return (
    <div className="border-b border-subtle py-1 last:border-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="flex items-center justify-between gap-3 text-sm font-medium text-primary">
        <span className="min-w-0 break-words">{shown}</span>
        <button
          type="button"
          aria-label={t('copy', { name })}
          onClick={copy}
          className="grid size-8 shrink-0 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:size-11"
        >
          <Copy size={16} aria-hidden />
        </button>
      </dd>
    </div>
  );
}

type Field = C2cOrderDetail['payment'][number]['fields'][number];

/** A kind or a scheme of a later release keeps the name that the wire has for it. */
function useFieldWords() {
  const t = useTranslations('c2cPayment');
  return {
    schemeName: (id: string): string => {
      const known = paymentSchemeIds.find((one) => one === id);
      return known === undefined ? id : paymentScheme(known).name;
    },
    name: ({ kind }: Field): string => {
      const known = paymentFieldKinds.find((one) => one === kind);
      return known === undefined ? kind : t(`field.${known}`);
    },
    value: ({ kind, value }: Field): string => {
      const known = paymentFieldKinds.find((one) => one === kind);
      const choice = known === undefined ? undefined : paymentChoices(known)?.find((one) => one.value === value);
      if (choice === undefined) return value;
      const key = `choice.${kind}.${value}`;
      return choice.name ?? (isChoice(key) ? t(key) : value);
    },
  };
}

const namedChoices = [
  'choice.americanAccountType.checking',
  'choice.americanAccountType.savings',
  'choice.japaneseAccountType.ordinary',
  'choice.japaneseAccountType.current',
  'choice.japaneseAccountType.savings',
] as const;
const isChoice = (key: string): key is (typeof namedChoices)[number] => namedChoices.some((one) => one === key);

export function PaymentDetails({ order }: { readonly order: C2cOrderDetail }) {
  const t = useTranslations('c2cOrders.pay');
  const words = useFieldWords();
  const { amount, quote, payment } = order;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{t('title')}</h3>
      <dl className="rounded-lg border border-strong px-3 text-base">
        <Copied name={t('amount')} shown={paymentText(amount, quote)} value={plainPayment(amount, quote)} />
      </dl>
      {payment.length > 1 ? <p className="text-sm text-secondary">{t('choose')}</p> : null}
      <ul className="grid gap-3 lg:grid-cols-2">
        {payment.map(({ scheme, fields }, place) => (
          <li key={place} className="rounded-lg border border-subtle p-3">
            <h4 className="text-sm font-medium">
              <bdi>{words.schemeName(scheme)}</bdi>
            </h4>
            <dl className="mt-1">
              {fields.map((field) => (
                <Copied key={field.kind} name={words.name(field)} shown={isolate(words.value(field))} value={words.value(field)} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="rounded-md bg-warning-soft p-3 text-xs text-warning">{t('warning')}</p>
    </div>
  );
}

export function PayerName({ name }: { readonly name: string }) {
  const t = useTranslations('c2cOrders.payer');
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-strong p-3">
      <h3 className="text-xs text-muted">{t('title')}</h3>
      <p className="text-base font-semibold">
        <bdi>{name}</bdi>
      </p>
      <p className="text-xs text-secondary">{t('about')}</p>
    </div>
  );
}
