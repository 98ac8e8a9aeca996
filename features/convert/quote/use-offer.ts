'use client';
// Asks for a quote and holds it until it is taken or left.
import { useState } from 'react';

import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { Offer } from './offer.ts';

export type OfferState = {
  readonly offer: Offer | null;
  readonly pending: boolean;
  /** Why there is none, in words. */
  readonly errorText: string | null;
  preview(): Promise<void>;
  leave(): void;
  /** The request has changed: the answer is no longer about it. */
  forget(): void;
};

export function useOffer(ask: () => Promise<Offer>): OfferState {
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const preview = async (): Promise<void> => {
    if (pending) return;
    setPending(true);
    setErrorText(null);
    try {
      setOffer(await ask());
    } catch (error) {
      setErrorText(refusalText(error));
    }
    setPending(false);
  };
  return { offer, pending, errorText, preview, leave: () => setOffer(null), forget: () => setErrorText(null) };
}
