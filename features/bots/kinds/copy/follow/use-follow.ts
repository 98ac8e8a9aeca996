// The start of a copy from the press on: sent, agreed to where that is missing, and led to its page.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { useFillingId } from '#lib/api/use-filling-id.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { getMyCopies } from '#lib/contract/calls/v1/trigger/strategy/copy/list.ts';
import { placeStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/placeStrategyCopy.ts';
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { fromCopyTerms } from '#lib/contract/wire/bots/copy-fields.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { firstMarketOf, type FollowedLeader } from './followed-leader.ts';

const changed = [getMyCopies, getLeaderTerms];

export type Follow = {
  readonly pending: boolean;
  /** Why it was refused; null: it was not. */
  readonly failure: string | null;
  /** True: the agreement of bots is to be accepted first. */
  readonly asksAgreement: boolean;
  readonly send: (terms: CopyTerms, profitShare: number) => Promise<void>;
  readonly closeAgreement: () => void;
};

export function useFollow(leader: FollowedLeader): Follow {
  const t = useTranslations('bots.follow');
  const router = useRouter();
  const refusalText = useRefusalText();
  const follow = useChange(placeStrategyCopy, changed);
  const idOf = useFillingId();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asksAgreement, setAsksAgreement] = useState(false);
  const send = async (terms: CopyTerms, profitShare: number): Promise<void> => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    const { leaderId, line } = leader;
    const strategyType = line === 'spot' ? 31 : 32;
    const asked = { strategyType, symbolId: firstMarketOf(leader), leaderId, profitShare, ...fromCopyTerms(terms) } as const;
    try {
      const { strategyId } = await follow({ ...asked, clientOid: idOf(JSON.stringify(asked)) });
      showToast('done', t('done'));
      router.push(botPath(strategyId));
    } catch (error) {
      if (error instanceof ApiError && error.key === 'strategyAgreement') setAsksAgreement(true);
      else setFailure(refusalText(error));
      setPending(false);
    }
  };
  return { pending, failure, asksAgreement, send, closeAgreement: () => setAsksAgreement(false) };
}
