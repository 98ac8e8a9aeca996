'use client';
// The value of all that the reader owns as it moves, unless somebody may look over the shoulder.
import { useTranslations } from 'next-intl';

import { EyeButton, HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { everyAccount } from '#lib/contract/channels/account.ts';
import { formatWorth } from '#lib/format/numbers/format-worth.ts';
import { useLocaleEntry } from '#lib/i18n/place-context.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUsdtRate } from '#lib/session/preferences/use-currencies.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

export type OwnWorth = {
  /** In USDT. */
  readonly total: string;
  /** The amount of each currency that one USDT is worth. */
  readonly rates: readonly { readonly name: string; readonly rate: string }[];
};

/** `first`: as the server knew it, until the channel tells. */
export function Worth({ name, first }: { readonly name: string; readonly first: OwnWorth }) {
  const t = useTranslations('shell');
  const { tag } = useLocaleEntry();
  const [shows, setShows] = usePreference('showsAssets');
  const [unit] = usePreference('unit');
  const rate = useUsdtRate(unit, first.rates);
  const live = useChannel(useHub(), 'account', everyAccount).data?.worth;
  const worth = formatWorth(live?.totalUsdtValue ?? first.total, unit, rate, tag);
  return (
    <div>
      <p className="flex items-center gap-1 text-xs text-muted">
        {name}
        <EyeButton shown={shows} label={t(shows ? 'amounts.hide' : 'amounts.show')} onChange={setShows} />
      </p>
      <p className="text-xl font-semibold">{shows ? <bdi dir="ltr">{worth}</bdi> : <HiddenAmount label={t('amounts.hidden')} />}</p>
    </div>
  );
}
