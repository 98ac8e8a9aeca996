'use client';
// The settings of the list of positions: the unit of sizes, the price of gains, and the margin level that triggers a notice.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { isMarked } from '#lib/format/numbers/decimal-input.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { chooseContractUnit, chooseTpslPriceType, useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { useMarginCall } from '#lib/session/notices/margin-call.ts';

export function PanelSettings({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('positions');
  const api = useApi();
  const { unit, priceType } = useContractPreferences();
  const { percent, choose } = useMarginCall();
  const [typed, setTyped] = useState(String(percent));
  const row = 'flex items-center justify-between gap-4';
  const box = 'h-9 w-44 max-md:h-11';
  return (
    <Modal open title={t('settings.title')} closeLabel={t('back')} onClose={onClose} sheet>
      <div className="flex flex-col gap-4 text-sm">
        <div className={row}>
          <span>{t('settings.unit')}</span>
          <SelectBox
            name={t('settings.unit')}
            options={(['base', 'priced', 'margin'] as const).map((value) => ({ value, label: t(`settings.units.${value}`) }))}
            value={unit}
            onValue={(value) => chooseContractUnit(api, value)}
            className={box}
          />
        </div>
        <div className={row}>
          <span>{t('settings.price')}</span>
          <SelectBox
            name={t('settings.price')}
            options={(['fair', 'market'] as const).map((value) => ({ value, label: t(`settings.prices.${value}`) }))}
            value={priceType}
            onValue={(value) => chooseTpslPriceType(api, value)}
            className={box}
          />
        </div>
        <div className={row}>
          <span id="margin-call-about">
            {t('settings.marginCall')}
            <span className="block text-xs text-muted">{t('settings.marginCallAbout')}</span>
          </span>
          <AmountField
            label=""
            name={t('settings.marginCall')}
            unit="%"
            value={typed}
            decimals={0}
            holds="rate"
            step="1"
            describedBy="margin-call-about"
            onValue={(text) => {
              setTyped(text);
              // As long as it is no number, the one before stands.
              if (readAmount(text) !== null) choose(Number(text));
            }}
            onLeave={() => {
              if (!isMarked(typed)) setTyped(String(useMarginCall.getState().percent));
            }}
            className="w-24 shrink-0"
          />
        </div>
      </div>
    </Modal>
  );
}
