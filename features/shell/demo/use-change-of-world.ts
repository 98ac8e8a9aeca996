'use client';
// A button's way to the other world.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useApiPlace } from '#lib/api/api-place.ts';
import { lateCode } from '#lib/late/late-code.ts';
import { useLocaleEntry, usePlainPath } from '#lib/i18n/place-context.ts';
import type { WorldWay } from './change-world.ts';

const changing = lateCode(() => import('./change-world.ts'));

export function useChangeOfWorld(way: WorldWay) {
  const errors = useTranslations('errors');
  const language = useLocaleEntry();
  const path = usePlainPath();
  const place = useApiPlace();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = async (): Promise<void> => {
    setPending(true);
    setFailed(false);
    try {
      const { changeWorld } = await changing.fetch();
      const isGone = await changeWorld({
        place,
        way,
        language,
        path,
        wordsOf: (key, params) => (key !== null && errors.has(key) ? errors(key, params) : errors('unanswered')),
      });
      setPending(isGone);
    } catch {
      // Not even the code could be had: there is no network.
      setPending(false);
      setFailed(true);
    }
  };
  return {
    pending,
    failed,
    leave: () => setFailed(false),
    prepare: () => void changing.fetch().catch(() => undefined),
    change: () => void change(),
  };
}
