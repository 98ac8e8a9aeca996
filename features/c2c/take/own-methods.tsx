'use client';
// A seller's own payment methods that the buyer may pay to.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { getPaymentMethods } from '#lib/contract/calls/v1/c2c/payment/method/list.ts';
import { paymentMethodsPath } from '#lib/contract/c2c/board-path.ts';
import type { KeptPaymentMethod } from '#lib/contract/c2c/payment/payment-method.ts';
import { Link } from '#lib/i18n/navigation.ts';

/** Those that the ad accepts; null: not known yet, or not asked for. */
export function useAcceptedMethods(schemes: readonly string[], enabled: boolean): readonly KeptPaymentMethod[] | null {
  const { data } = useCall(getPaymentMethods, {}, { enabled, anew: true });
  return data === undefined ? null : data.list.filter(({ scheme }) => schemes.includes(scheme));
}

type Props = {
  readonly methods: readonly KeptPaymentMethod[];
  readonly chosen: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly onChosen: (methodIds: readonly string[]) => void;
};

export function OwnMethods({ methods, chosen, names, onChosen }: Props) {
  const t = useTranslations('c2c.take');
  if (methods.length === 0)
    return (
      <p className="text-xs text-warning">
        {t('noMethods')}{' '}
        <Link href={paymentMethodsPath} className="text-accent underline">
          {t('addMethod')}
        </Link>
      </p>
    );
  return (
    <fieldset>
      <legend className="text-xs text-muted">{t('ownMethods')}</legend>
      {methods.map(({ methodId, scheme, fields }) => (
        <TickBox
          key={methodId}
          label={[names[scheme] ?? scheme, ...fields.slice(1, 2).map(({ value }) => value)].join(' · ')}
          on={chosen.includes(methodId)}
          onToggle={(on) => onChosen(on ? [...chosen, methodId] : chosen.filter((one) => one !== methodId))}
        />
      ))}
    </fieldset>
  );
}
