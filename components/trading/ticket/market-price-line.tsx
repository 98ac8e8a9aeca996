// In place of a price field: the order takes its price from somewhere else.
import { useTranslations } from 'next-intl';

/** `from`: left out, it trades at market. */
export function MarketPriceLine({ from }: { readonly from?: string }) {
  const t = useTranslations('ticket');
  return (
    <p className="flex h-9 shrink-0 grow items-center justify-between rounded-md border border-dashed border-strong px-2.5 text-xs text-muted max-md:h-11">
      {t('field.price')}
      <span className="text-secondary">{from ?? t('field.marketPrice')}</span>
    </p>
  );
}
