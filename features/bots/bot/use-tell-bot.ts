// Tells a bot something: while that is under way, why it was refused, and what is known of the bot afterwards.
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import type * as z from 'zod/mini';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { CallDefinition } from '#lib/contract/call.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';

export type TellBot = {
  readonly pending: boolean;
  /** Null: it was not refused. */
  readonly failure: string | null;
  /** Resolves with true when it was taken. Where it waits for something, that is said. */
  readonly tell: <Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
    call: CallDefinition<Request, Response>,
    request: z.input<Request>,
  ) => Promise<boolean>;
  /** Says that what was told last is done; nothing where it waits: that is said already. */
  readonly sayDone: (text: string) => void;
};

const waits = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'outcome' in answer && answer.outcome === 'waits';

export function useTellBot(): TellBot {
  const t = useTranslations('bots');
  const api = useApi();
  const { again } = useAnswers();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const lastWaits = useRef(false);
  const tell = useCallback<TellBot['tell']>(
    async (call, request) => {
      setPending(true);
      setFailure(null);
      try {
        lastWaits.current = waits(await api.call(call, request));
        if (lastWaits.current) showToast('done', t('outcomeWaits'));
        return true;
      } catch (error) {
        setFailure(refusalText(error));
        return false;
      } finally {
        setPending(false);
        again(getStrategy, getStrategyDecisions).catch(() => undefined);
      }
    },
    [api, again, refusalText, t],
  );
  const sayDone = useCallback((text: string): void => {
    if (!lastWaits.current) showToast('done', text);
  }, []);
  return { pending, failure, tell, sayDone };
}
