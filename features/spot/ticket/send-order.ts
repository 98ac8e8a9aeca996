// Sends an order until it is known what became of it, always under the same name: nobody trades twice.
import { ApiError } from '#lib/api/api-error.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import type { SpotOrderTerms } from '#lib/contract/wire/spot-order.ts';

export type SendOutcome =
  /** `dealCount`: filled at once, in the base coin; null when the order had arrived before and this was the second time. */
  | { readonly kind: 'placed'; readonly orderId: string; readonly dealCount: string | null }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** Whether the order is in the book is not known. Sending the same terms again is safe. */
  | { readonly kind: 'unknown' };

export type SendTools = {
  readonly place: (terms: SpotOrderTerms) => Promise<ResponseOf<typeof placeOrder>>;
  readonly wait: (delayMs: number) => Promise<void>;
};

const retryAfterMs = [1000, 3000] as const;

/** `sentBefore`: these very terms went out earlier and were never answered. */
export async function sendOrder(terms: SpotOrderTerms, { place, wait }: SendTools, sentBefore: boolean): Promise<SendOutcome> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { orderId, dealCount } = await place(terms);
      return { kind: 'placed', orderId, dealCount };
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError('', String(error));
      const repeated = sentBefore || attempt > 0;
      if (repeated && known.key === 'duplicateClientOrderId')
        return { kind: 'placed', orderId: String(known.params['orderId'] ?? ''), dealCount: null };
      if (!known.unanswered) return { kind: 'refused', error: known };
      const delayMs = retryAfterMs[attempt];
      if (delayMs === undefined) return { kind: 'unknown' };
      await wait(delayMs);
    }
  }
}
