// Sends an order until it is known what became of it, always under the same name: nobody trades twice.
import { ApiError } from './api-error.ts';

export type SendOutcome<Placed> =
  | { readonly kind: 'placed'; readonly placed: Placed }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** It is not known whether the order is with the exchange. Sending the same request again is safe. */
  | { readonly kind: 'unknown' };

export type SendTools<Placed> = {
  /** Always the same request under the same name; rejects with ApiError. */
  readonly place: () => Promise<Placed>;
  /** The result for an order that an earlier attempt had placed. */
  readonly found: (orderId: string) => Placed;
  readonly wait: (delayMs: number) => Promise<void>;
};

const retryAfterMs = [1000, 3000] as const;

export const waitFor = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

/** `sentBefore`: this very request went out earlier and was never answered. */
export async function sendUntilKnown<Placed>({ place, found, wait }: SendTools<Placed>, sentBefore: boolean): Promise<SendOutcome<Placed>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { kind: 'placed', placed: await place() };
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError('', String(error));
      const repeated = sentBefore || attempt > 0;
      if (repeated && known.key === 'duplicateClientOid') return { kind: 'placed', placed: found(String(known.params['orderId'] ?? '')) };
      if (!known.unanswered) return { kind: 'refused', error: known };
      const delayMs = retryAfterMs[attempt];
      if (delayMs === undefined) return { kind: 'unknown' };
      await wait(delayMs);
    }
  }
}
