// Tells people of what has become of their orders with other people, wherever they are on the site.
import type { C2cCause, C2cEvent } from '#server/engine/c2c/c2c-event.ts';
import { c2cRoles, otherRole, type C2cRole } from '#lib/contract/c2c/order-steps.ts';
import type { C2cMessageKind } from '#lib/contract/c2c/order-messages.ts';
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { inTurn } from '#server/store/in-turn.ts';

/** Records are told anew after a stop of the exchange, and all of them to a database that is filled anew: by then it is no news. */
const newsMs = 86_400_000;

type Options = {
  /** Null: nobody's, and that of the house. */
  readonly userOf: (accountId: AccountId) => Promise<string | null>;
  readonly putOnce: (userId: string, kind: string, params: Readonly<Record<string, string>>, name: string) => Promise<void>;
  /** Numbers of orders are different ones in each venue. */
  readonly venue: string;
  readonly now: () => number;
  readonly log: { error(details: object, text: string): void };
};

/** Behind a step after which the order is still open. */
const kindOf: Readonly<Record<C2cCause, C2cMessageKind>> = {
  'mark-paid': 'c2cPaid',
  'unmark-paid': 'c2cUnpaid',
  cancel: 'c2cCancelled',
  'ask-cancel': 'c2cCancelAsked',
  'accept-cancel': 'c2cCancelled',
  'decline-cancel': 'c2cNotCancelled',
  lapse: 'c2cNotCancelled',
  release: 'c2cReleased',
  appeal: 'c2cAppealed',
  object: 'c2cAppealed',
  decide: 'c2cDecided',
  'accept-decision': 'c2cDecided',
  'carry-out': 'c2cDecided',
  expire: 'c2cExpired',
};

const ends = { released: 'c2cReleased', cancelled: 'c2cCancelled', expired: 'c2cExpired' } as const;
const isEnd = (state: string): state is keyof typeof ends => Object.hasOwn(ends, state);

type News = { readonly kind: C2cMessageKind; readonly to: readonly C2cRole[] };

/** The one who did it knows. */
function newsOf(event: C2cEvent): News {
  if (event.type === 'c2c-order-placed') return { kind: 'c2cPlaced', to: [otherRole(event.taker)] };
  if (event.type === 'c2c-coins-swapped') return { kind: 'c2cReleased', to: [otherRole(event.taker)] };
  const { state, cause, by } = event;
  return { kind: isEnd(state) ? ends[state] : kindOf[cause], to: by === null ? c2cRoles : [otherRole(by)] };
}

const isOfOrder = (event: ExchangeEvent): event is C2cEvent =>
  event.type === 'c2c-order-placed' || event.type === 'c2c-coins-swapped' || event.type === 'c2c-order-moved';

/** Listens to the records of a venue. */
export function tellC2cOrders({ userOf, putOnce, venue, now, log }: Options): (records: readonly EventRecord[]) => void {
  const tell = async ({ event, sequence }: { readonly event: C2cEvent; readonly sequence: number }): Promise<void> => {
    const { kind, to } = newsOf(event);
    for (const role of to) {
      const userId = await userOf(role === 'buyer' ? event.buyerId : event.sellerId);
      if (userId === null) continue;
      const params = { orderId: String(event.orderId), venue };
      await putOnce(userId, kind, params, `c2c ${venue} ${event.orderId} ${sequence} ${role}`);
    }
  };
  const tellNext = inTurn(tell, (error) => log.error({ err: error }, 'somebody could not be told of an order with another one'));
  return (records) => {
    for (const { timeMs, sequence, events } of records) {
      if (timeMs < now() - newsMs) continue;
      for (const event of events) if (isOfOrder(event)) tellNext({ event, sequence });
    }
  };
}
