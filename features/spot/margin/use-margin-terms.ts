// On which terms the venue lends, asked once for the page.
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { getMarginTerms } from '#lib/contract/calls/v1/margin/public/terms.ts';
import type { MarginTerms } from '#lib/contract/margin.ts';

/** Null until they are here, or while nobody wants them. */
export function useMarginTerms(wanted: boolean): MarginTerms | null {
  const api = useApi();
  const [terms, setTerms] = useState<MarginTerms | null>(null);
  useEffect(() => {
    if (wanted) api.call(getMarginTerms, {}).then(setTerms, () => undefined);
  }, [api, wanted]);
  return terms;
}
