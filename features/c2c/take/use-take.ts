// Places an order on an ad: once, however often the button is pressed, and never on terms that the reader has not seen.
import { useRef, useState } from 'react';

import { ApiError } from '#lib/api/api-error.ts';
import { sendUntilKnown, waitFor } from '#lib/api/send-until-known.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { getAdvert } from '#lib/contract/calls/v1/c2c/advert/detail.ts';
import { placeC2cOrder } from '#lib/contract/calls/v1/c2c/order/place.ts';
import type { ShownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import { newClientId } from '#lib/contract/client-id.ts';

type Order = Omit<RequestOf<typeof placeC2cOrder>, 'advertId' | 'version' | 'clientOid'>;

export function useTake(first: ShownAdvert, onPlaced: (orderId: string) => void) {
  const api = useApi();
  const refusalText = useRefusalText();
  const [advert, setAdvert] = useState(first);
  const [pending, setPending] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  /** An order that went out and was never answered: pressed again it is the same one, under the same name. */
  const unanswered = useRef<{ readonly terms: string; readonly clientOid: string } | null>(null);

  const readAgain = async (): Promise<void> => {
    try {
      setAdvert(await api.call(getAdvert, { advertId: advert.advertId }));
      setChanged(true);
    } catch (error) {
      setErrorText(refusalText(error));
    }
  };
  const take = async (order: Order): Promise<void> => {
    if (pending) return;
    setPending(true);
    setErrorText(null);
    setChanged(false);
    const asked = { advertId: advert.advertId, version: advert.version, ...order };
    const terms = JSON.stringify(asked);
    const again = unanswered.current?.terms === terms ? unanswered.current : null;
    const clientOid = again?.clientOid ?? newClientId();
    const outcome = await sendUntilKnown<{ readonly orderId: string }>(
      { place: () => api.call(placeC2cOrder, { ...asked, clientOid }), found: (orderId) => ({ orderId }), wait: waitFor },
      again !== null,
    );
    unanswered.current = outcome.kind === 'unknown' ? { terms, clientOid } : null;
    if (outcome.kind === 'placed') onPlaced(outcome.placed.orderId);
    else if (outcome.kind === 'refused' && outcome.error.key === 'advertChanged') await readAgain();
    else setErrorText(refusalText(outcome.kind === 'refused' ? outcome.error : new ApiError('', '')));
    setPending(false);
  };
  return { advert, pending, hasChanged, errorText, take, forget: (): void => setErrorText(null) };
}
