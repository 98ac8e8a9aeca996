'use client';
// The contracts among the favourites, and how a star is pressed.
import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useFavourites } from '#lib/favourites/use-favourites.ts';

export type ContractStars = {
  readonly starred: ReadonlySet<string>;
  /** False until it is known what they are. */
  readonly known: boolean;
  readonly onStar: (symbolId: string, on: boolean) => void;
};

export function useContractStars(): ContractStars {
  const t = useTranslations('explorer');
  const { groups, known, actions } = useFavourites();
  const starred = useMemo(() => new Set(groups.flatMap(({ symbolIds }) => symbolIds)), [groups]);
  const onStar = useCallback(
    (symbolId: string, on: boolean): void => {
      const refused = (): void => showToast('failed', t('star.refused'));
      const change = on ? actions.add({ symbolIds: [symbolId] }) : actions.remove([symbolId]);
      change.then((refusal) => (refusal === null ? undefined : refused()), refused);
    },
    [actions, t],
  );
  return { starred, known, onStar };
}
