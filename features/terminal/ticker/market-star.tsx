'use client';
// Keeps the desk's market among the favourites, or takes it out of them.
import { useTranslations } from 'next-intl';

import { FavouriteStar } from '#components/trading/favourite-star.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useFavourites } from '#lib/favourites/use-favourites.ts';

export function MarketStar({ market: { symbolId, displayName } }: { readonly market: SpotMarket }) {
  const t = useTranslations('terminal');
  const { groups, actions } = useFavourites();
  const on = groups.some(({ symbolIds }) => symbolIds.includes(symbolId));
  const toggle = (): void => {
    const change = on ? actions.remove([symbolId]) : actions.add({ symbolIds: [symbolId] });
    change.then(
      (refusal) => (refusal === null ? undefined : showToast('failed', t('favourite.refused'))),
      () => showToast('failed', t('favourite.refused')),
    );
  };
  return (
    <FavouriteStar
      on={on}
      label={t(on ? 'favourite.remove' : 'favourite.add', { pair: displayName })}
      onToggle={toggle}
      className="-mx-3 max-md:-ms-4"
    />
  );
}
