// Small hints at places of the screens, in the operator's words.
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { getTips } from '#lib/contract/calls/v1/mix/base/tipsList.ts';

/** `locale` is the specification's code. Null: the operator says nothing at that place. A hint is no reason to speak of a failure. */
export async function askTip(api: ApiClient, locale: string, position: string): Promise<string | null> {
  const answer = await api.call(getTips, { locale }).catch(() => null);
  return answer?.list.find((tip) => tip.position === position)?.text ?? null;
}
