'use client';
// How much may be moved at this moment, by the exchange's own figure: asked for again while the dialog is open.
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import type { AccountKindId } from '#lib/contract/account-kinds.ts';
import { getTransferable } from '#lib/contract/calls/v1/assets/transferable.ts';

const everyMs = 3000;

/** Null until it is known. `version` changes when it has certainly changed. */
export function useTransferable(from: AccountKindId, coin: string, version: number): string | null {
  const api = useApi();
  const key = `${from} ${coin} ${version}`;
  const [known, setKnown] = useState<{ readonly key: string; readonly amount: string } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const ask = (): void => {
      api.call(getTransferable, { from, coin }, { signal: controller.signal }).then(
        ({ amount }) => {
          if (!controller.signal.aborted) setKnown({ key, amount });
        },
        () => undefined,
      );
    };
    ask();
    const often = setInterval(ask, everyMs);
    return () => {
      controller.abort();
      clearInterval(often);
    };
  }, [api, from, coin, key]);
  return known?.key === key ? known.amount : null;
}
