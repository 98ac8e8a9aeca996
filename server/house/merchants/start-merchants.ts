// Starts the merchants of the house: they keep their adverts, and answer in their orders, as long as the venue is open.
import type { AccountId } from '#server/engine/ids.ts';
import { errorText } from '#server/monitoring/logged-error.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { findAccount } from '#server/services/accounts/exchange-account.ts';
import { unlessAway } from '#server/store/database-away.ts';
import { answerOrders } from './answer-orders.ts';
import { houseMerchants, merchantUserId, type HouseMerchant } from './house-merchants.ts';
import { keepMerchantAdverts, pauseMerchantAdverts } from './keep-merchant-adverts.ts';
import type { MerchantRooms, OpenMerchant } from './merchant-rooms.ts';
import { openMerchant } from './open-merchant.ts';

type Rooms = Omit<MerchantRooms, 'client'> & {
  readonly client: MerchantRooms['client'] & Pick<ExchangeClient, 'subscribe'>;
  /** False: prices come from elsewhere. */
  readonly isSimulated: boolean;
  readonly closing: AsyncDisposableStack;
};

/** The books are filled by then. */
const firstMs = 3000;
/** Between two looks at the adverts: while some lack a price, or could not be kept; and once all are there. */
const againMs = 15_000;
const keepEveryMs = 60_000;

/** Null: it was never opened, and there is nothing to end. */
async function openedBefore({ people, mode }: MerchantRooms, merchant: HouseMerchant): Promise<OpenMerchant | null> {
  const userId = merchantUserId(merchant);
  const accountId = await findAccount(people, userId, mode);
  return accountId === null ? null : { merchant, userId, accountId };
}

export function startMerchants({ isSimulated, closing, ...rooms }: Rooms): void {
  const { client, now, log } = rooms;
  const open = new Map<AccountId, OpenMerchant>();
  /** The time of the next look at the orders of each. */
  const due = new Map<AccountId, number>();
  let keepMs = now() + firstMs;
  let isClosed = false;
  let isLooking = false;
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** One that cannot act leaves the others alone. */
  const trying = async (merchant: HouseMerchant, work: () => Promise<boolean>): Promise<boolean> =>
    work().catch((error: unknown) => {
      unlessAway((reason) => log.error(`the merchant ${merchant.key} of the house: ${errorText(reason)}`))(error);
      return false;
    });
  const keep = async (merchant: HouseMerchant): Promise<boolean> => {
    const opened = await (isSimulated ? openMerchant : openedBefore)(rooms, merchant);
    if (opened === null) return true;
    if (!open.has(opened.accountId)) due.set(opened.accountId, 0);
    open.set(opened.accountId, opened);
    if (isSimulated) return keepMerchantAdverts(rooms, opened);
    await pauseMerchantAdverts(rooms, opened);
    return true;
  };
  const answer = async (merchant: OpenMerchant): Promise<boolean> => {
    const { accountId } = merchant;
    // Whatever happens from here on makes it due again.
    due.delete(accountId);
    const nextMs = await answerOrders(rooms, merchant);
    if (nextMs !== null) due.set(accountId, Math.min(nextMs, due.get(accountId) ?? nextMs));
    return true;
  };
  const look = async (): Promise<void> => {
    for (const merchant of open.values()) {
      if (isClosed || (due.get(merchant.accountId) ?? Number.POSITIVE_INFINITY) > now()) continue;
      if (!(await trying(merchant.merchant, () => answer(merchant)))) due.set(merchant.accountId, now() + againMs);
    }
    if (now() < keepMs) return;
    let all = true;
    for (const merchant of houseMerchants) {
      const done = isClosed || (await trying(merchant, () => keep(merchant)));
      all &&= done;
    }
    keepMs = now() + (all ? keepEveryMs : againMs);
  };
  const plan = (): void => {
    if (isClosed || isLooking) return;
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(0, Math.min(keepMs, ...due.values()) - now())).unref();
  };
  const run = (): void => {
    isLooking = true;
    looking = look().finally(() => {
      isLooking = false;
      plan();
    });
  };
  const stopListening = client.subscribe((records) => {
    for (const { events } of records)
      for (const event of events)
        if ('advertId' in event) for (const accountId of [event.buyerId, event.sellerId]) if (open.has(accountId)) due.set(accountId, 0);
    plan();
  });
  plan();
  closing.defer(() => {
    isClosed = true;
    stopListening();
    clearTimeout(timer);
    return looking;
  });
}
