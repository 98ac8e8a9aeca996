'use client';
// The limits from which an order is named unusual and asked about. An empty field switches its warning off.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { isMarked } from '#lib/format/numbers/decimal-input.ts';

/** Decimal texts; '' switches a warning off. */
export type WarningTexts = { readonly priceAway: string; readonly worth: string; readonly share: string };

type Props = {
  readonly coin: string;
  readonly limits: WarningTexts;
  readonly usual: WarningTexts;
  readonly onLimits: (limits: Partial<WarningTexts>) => void;
  readonly onClose: () => void;
};

const rows = [
  { limit: 'priceAway', decimals: 2, step: '1' },
  { limit: 'worth', decimals: 2, step: '1000' },
  { limit: 'share', decimals: 2, step: '5' },
] as const;

export default function WarningLimits({ coin, limits, usual, onLimits, onClose }: Props) {
  const t = useTranslations('ticket');
  // As long as a field is marked, the limit before stands.
  const [wrong, setWrong] = useState<Readonly<Partial<Record<(typeof rows)[number]['limit'], string>>>>({});
  return (
    <Modal open title={t('warnings.title')} closeLabel={t('close')} onClose={onClose} sheet>
      <div className="flex flex-col gap-4 text-sm">
        <p className="text-xs text-muted">{t('warnings.about')}</p>
        {rows.map(({ limit, decimals, step }) => (
          <div key={limit} className="flex flex-col gap-1.5">
            <p className="text-xs text-secondary">{t(`warnings.limit.${limit}`)}</p>
            <AmountField
              label={t('warnings.moreThan')}
              name={t(`warnings.limit.${limit}`)}
              unit={limit === 'worth' ? coin : '%'}
              placeholder={t('warnings.never')}
              holds={limit === 'worth' ? 'size' : 'rate'}
              decimals={decimals}
              step={step}
              value={wrong[limit] ?? limits[limit]}
              onValue={(text) => {
                setWrong({ ...wrong, [limit]: isMarked(text) ? text : undefined });
                if (!isMarked(text)) onLimits({ [limit]: text });
              }}
            />
          </div>
        ))}
        <p className="text-xs text-muted">{t('warnings.slippage')}</p>
        <div className="flex gap-2">
          <Button
            className="flex-1 max-md:h-11"
            onClick={() => {
              setWrong({});
              onLimits(usual);
            }}
          >
            {t('warnings.usual')}
          </Button>
          <Button look="primary" className="flex-1 max-md:h-11" onClick={onClose}>
            {t('warnings.done')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
