// The actions that need a confirmation, and the slippage from which they need one in any case.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { isMarked } from '#lib/format/numbers/decimal-input.ts';
import { confirmationKinds, useConfirmations } from '#lib/session/order-form/confirmations.ts';

const row = 'flex min-h-7 cursor-pointer items-center gap-2 text-xs max-md:min-h-11';

export function ConfirmationChoices() {
  const t = useTranslations('desk.confirmations');
  const { oneClick, skipped, skip, slippagePercent, setSlippagePercent } = useConfirmations();
  // As it is typed: only what makes sense is kept.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <section aria-label={t('name')} className="flex flex-col gap-1">
      <h3 className="text-xs font-medium">{t('name')}</h3>
      {oneClick ? (
        <p role="status" className="rounded bg-warning-soft px-2 py-1 text-2xs text-warning">
          {t('oneClick')}
        </p>
      ) : null}
      <fieldset>
        <legend className="text-2xs text-muted">{t('ask')}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {confirmationKinds.map((kind) => (
            <label key={kind} className={row}>
              <input
                type="checkbox"
                role="switch"
                className="size-4 accent-accent"
                checked={!skipped.includes(kind)}
                aria-checked={!skipped.includes(kind)}
                onChange={(event) => skip(kind, !event.target.checked)}
              />
              {t(`kind.${kind}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-1 text-2xs text-muted">{t('slippageAbout')}</p>
      <AmountField
        label={t('slippage')}
        name={t('slippageName')}
        unit="%"
        value={typed ?? slippagePercent}
        decimals={2}
        step="0.5"
        onValue={(text) => {
          setTyped(text);
          setSlippagePercent(text);
        }}
        onLeave={() => {
          if (typed === null || !isMarked(typed)) setTyped(null);
        }}
      />
    </section>
  );
}
