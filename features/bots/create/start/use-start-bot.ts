// Sends what is filled in, under one name however often it is pressed.
import { useCallback, useState } from 'react';

import { ApiError } from '#lib/api/api-error.ts';
import { useFillingId } from '#lib/api/use-filling-id.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { useCreateBot } from '../state/create-context.ts';

type Started = { readonly strategyId: string } | 'agreementMissing';

type StartBot = {
  readonly pending: boolean;
  readonly failure: string | null;
  /** Null: it was not started, and `failure` says why. */
  readonly start: () => Promise<Started | null>;
};

export function useStartBot(): StartBot {
  const { kindId, form, market, terms, aiId } = useCreateBot();
  const place = form.useStart();
  const nameOf = useFillingId();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = useCallback(async (): Promise<Started | null> => {
    if (place === null) return null;
    setPending(true);
    setFailure(null);
    try {
      return await place({
        symbolId: market.symbolId,
        clientOid: nameOf(JSON.stringify([kindId, market.symbolId, terms, aiId])),
        ...(aiId === null ? {} : { aiId, strategyAttribute: 1 as const }),
      });
    } catch (error) {
      if (error instanceof ApiError && error.key === 'strategyAgreement') return 'agreementMissing';
      setFailure(refusalText(error));
      return null;
    } finally {
      setPending(false);
    }
  }, [kindId, market.symbolId, terms, aiId, place, nameOf, refusalText]);
  return { pending, failure, start };
}
