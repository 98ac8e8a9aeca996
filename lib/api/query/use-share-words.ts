// The operator's words for a card that is shared.
import type { ResponseOf } from '#lib/contract/call.ts';
import { getShareCard } from '#lib/contract/calls/v1/mix/share/common.ts';
import type { ShareCardType } from '#lib/contract/site/share-card.ts';
import { useCall } from './use-call.ts';

/** `locale`: the code in addresses. Null until they are loaded. */
export const useShareWords = (locale: string, type: ShareCardType): ResponseOf<typeof getShareCard> | null =>
  useCall(getShareCard, { locale, type }).data ?? null;
