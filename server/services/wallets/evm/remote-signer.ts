// A signer on a machine of its own: it is asked over HTTP, with everything it needs to judge by itself.
import { isHex, type Address, type Hex } from 'viem';
import * as z from 'zod/mini';

import type { Signer } from './signer.ts';

const answer = z.object({ raw: z.custom<Hex>((text) => isHex(text), 'must be hexadecimal') });
const patienceMs = 10_000;

/** `token`: sent as a bearer, unless it is empty. */
export function remoteSigner({ url, address, token }: { readonly url: string; readonly address: Address; readonly token: string }): Signer {
  return {
    address,
    sign: async (transaction) => {
      const inText = Object.fromEntries(Object.entries(transaction).map(([name, value]) => [name, String(value)]));
      const response = await fetch(url, {
        method: 'POST',
        // Whoever signs for us stands at this address and at no other.
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ from: address, ...inText }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) throw new Error(`the signer refuses: HTTP ${response.status}`);
      return answer.parse(await response.json()).raw;
    },
  };
}
