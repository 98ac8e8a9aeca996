'use client';
// On a phone, under the thumb: buy or sell.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { useDesk } from '#lib/session/order-form/desk.ts';

export function TradeBar() {
  const t = useTranslations('terminal');
  const ask = useDesk((desk) => desk.ask);
  return (
    <div
      data-part="trade-bar"
      className="sticky bottom-(--tab-bar) z-30 flex gap-2 border-t border-subtle bg-surface-1 px-3 py-1.5 md:hidden"
    >
      <Button look="buy" size="large" className="flex-1" onClick={() => ask('buy')}>
        {t('side.buy')}
      </Button>
      <Button look="sell" size="large" className="flex-1" onClick={() => ask('sell')}>
        {t('side.sell')}
      </Button>
    </div>
  );
}
