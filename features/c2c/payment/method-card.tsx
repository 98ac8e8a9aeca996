// One payment method with its details, and what its owner can do with it.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import type { KeptPaymentMethod } from '#lib/contract/c2c/payment/payment-method.ts';
import { useChoiceName } from './choice-name.ts';
import { directionOf } from './detail-fields.ts';

type Props = {
  readonly kept: KeptPaymentMethod;
  readonly canChange: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

export function MethodCard({ kept, canChange, onChange, onRemove }: Props) {
  const t = useTranslations('c2cPayment');
  const nameOf = useChoiceName();
  const scheme = t(`scheme.${kept.scheme}`);
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-subtle bg-surface-1 p-4">
      <h3 className="font-medium">{scheme}</h3>
      <dl className="grid gap-2 text-sm">
        {kept.fields.map(({ kind, value }) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">{t(`field.${kind}`)}</dt>
            <dd className="min-w-0 text-end wrap-anywhere">
              <bdi dir={directionOf(kind)}>{nameOf(kind, value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto flex gap-2 pt-1">
        {canChange ? (
          <Button size="small" className="max-md:h-11" aria-label={t('changeNamed', { scheme })} onClick={onChange}>
            {t('change')}
          </Button>
        ) : null}
        <Button size="small" look="quiet" className="max-md:h-11" aria-label={t('removeNamed', { scheme })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
