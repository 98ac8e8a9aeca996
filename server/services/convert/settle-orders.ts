// Convert orders that wait for their price are looked at again and again; the core settles those that are due.
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

type SettleOptions = {
  readonly client: Pick<ExchangeClient, 'submitAll' | 'convertsDue'>;
  readonly now: () => number;
  /** 0: only when told. */
  readonly tickEveryMs: number;
  readonly log: { error(details: object, message: string): void };
  readonly closing: AsyncDisposableStack;
};

/** Returns the look itself, which answers how many were due. */
export function settleOrders({ client, now, tickEveryMs, log, closing }: SettleOptions): () => Promise<number> {
  /** With many orders, some at a time and the others at the next look. */
  let lookedUpTo = 0;
  const settleDue = async (): Promise<number> => {
    const { orderIds, next } = await client.convertsDue(now(), lookedUpTo);
    lookedUpTo = next;
    if (orderIds.length > 0) await client.submitAll(orderIds.map((orderId) => ({ type: 'settle-convert-order', orderId })));
    return orderIds.length;
  };

  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const tick = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = settleDue()
      .catch((error: unknown) => log.error({ err: error }, 'convert orders could not be looked at'))
      .finally(() => {
        isBusy = false;
      });
  };
  const timer = tickEveryMs === 0 ? undefined : setInterval(tick, tickEveryMs).unref();
  closing.defer(async () => {
    clearInterval(timer);
    await running;
  });
  return settleDue;
}
