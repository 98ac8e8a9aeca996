// Sends an order until it is known what became of it, always under the same name: nobody trades twice.
import { ApiError } from '#lib/api/api-error.ts';
import type { NamedRequest, Placed } from './place-ticket.ts';

export type SendOutcome =
  | { readonly kind: 'placed'; readonly placed: Placed }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** Whether the order is with the exchange is not known. Sending the same request again is safe. */
  | { readonly kind: 'unknown' };

export type SendTools = {
  readonly place: (order: NamedRequest) => Promise<Placed>;
  readonly wait: (delayMs: number) => Promise<void>;
};

const retryAfterMs = [1000, 3000] as const;

/** `sentBefore`: this very request went out earlier and was never answered. */
export async function sendOrder(order: NamedRequest, { place, wait }: SendTools, sentBefore: boolean): Promise<SendOutcome> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { kind: 'placed', placed: await place(order) };
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError('', String(error));
      const repeated = sentBefore || attempt > 0;
      if (repeated && known.key === 'duplicateClientOrderId')
        return { kind: 'placed', placed: { id: String(known.params['orderId'] ?? ''), dealCount: null } };
      if (!known.unanswered) return { kind: 'refused', error: known };
      const delayMs = retryAfterMs[attempt];
      if (delayMs === undefined) return { kind: 'unknown' };
      await wait(delayMs);
    }
  }
}
