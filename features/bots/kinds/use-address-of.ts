'use client';
// The way from terms to the address of the page on which a bot with them is made; its code comes late.
import { useEffect, useState } from 'react';

import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { botParts } from './bot-parts.ts';
import type { AddressOf } from './kind-parts.ts';

type Loaded = { readonly kind: BotTerms['kind']; readonly addressOf: AddressOf };

/** Null until it is there. */
export function useAddressOf(kind: BotTerms['kind']): AddressOf | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    // Without it the page is still there, only nothing is filled in.
    botParts[kind].loadAddress().then(
      (addressOf) => setLoaded({ kind, addressOf }),
      () => undefined,
    );
  }, [kind]);
  return loaded?.kind === kind ? loaded.addressOf : null;
}
