'use client';
// The value of all that one owns, at the head of the open menu of assets, unless somebody may look over the shoulder.
import { useTranslations } from 'next-intl';

import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { everyAccount } from '#lib/contract/channels/account.ts';
import { formatWorth } from '#lib/format/numbers/format-worth.ts';
import { useLocaleEntry } from '#lib/i18n/place-context.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUsdtRate } from '#lib/session/preferences/use-currencies.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

export default function MenuWorth({ name }: { readonly name: string }) {
  const t = useTranslations('shell');
  const { tag } = useLocaleEntry();
  const [shows] = usePreference('showsAssets');
  const [unit] = usePreference('unit');
  const rate = useUsdtRate(unit);
  const worth = useChannel(useHub(), 'account', everyAccount).data?.worth ?? null;
  return (
    <p className="flex items-baseline justify-between gap-3 border-b border-subtle px-2.5 pb-2 pt-1.5 text-xs text-muted">
      {name}
      <span className="text-sm font-semibold text-primary">
        {shows ? (
          <bdi dir="ltr">{worth === null ? '—' : formatWorth(worth.totalUsdtValue, unit, rate, tag)}</bdi>
        ) : (
          <HiddenAmount label={t('amounts.hidden')} />
        )}
      </span>
    </p>
  );
}
