'use client';
// The curve of what one was worth: asked for when its span is chosen, and every minute while it is looked at.
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getEquity, type EquitySpan } from '#lib/contract/calls/v1/assets/equity.ts';

export type Equity = ResponseOf<typeof getEquity>;

const everyMs = 60_000;

/** Null while it is not known. `failed`: it was asked for in vain, and what is shown is older. */
export function useEquity(
  span: EquitySpan,
  zoneMinutes: number,
  initial: Equity | null,
): { readonly equity: Equity | null; readonly failed: boolean } {
  const api = useApi();
  const [known, setKnown] = useState({ span: initial === null ? null : span, equity: initial, failed: false });
  useEffect(() => {
    const controller = new AbortController();
    const ask = (): void => {
      api.call(getEquity, { span, zoneMinutes }, { signal: controller.signal }).then(
        (equity) => {
          if (!controller.signal.aborted) setKnown({ span, equity, failed: false });
        },
        () => {
          if (!controller.signal.aborted) setKnown((before) => ({ ...before, failed: true }));
        },
      );
    };
    ask();
    const often = setInterval(ask, everyMs);
    return () => {
      controller.abort();
      clearInterval(often);
    };
  }, [api, span, zoneMinutes]);
  return { equity: known.span === span ? known.equity : null, failed: known.failed };
}
