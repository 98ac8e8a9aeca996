// Guests who stay away are forgotten, now and then; what their accounts left in the paper venue is taken back, and their worlds go with them.
import { leaveAccount } from '#server/answers/paper/leave-account.ts';
import type { SharedRooms, VenueRooms } from '#server/answers/rooms.ts';
import type { Accounts } from '#server/services/accounts/accounts.ts';

const everyMs = 60 * 60_000;

type Options = {
  readonly accounts: Pick<Accounts, 'forgetIdleGuests'>;
  readonly worlds: Pick<SharedRooms['worlds'], 'tidy'>;
  /** The rooms of the paper venue; null: there is none. */
  readonly rooms: (() => Promise<VenueRooms>) | null;
  readonly log: { info(text: string): void; error(details: object, text: string): void };
};

/** Looks at once and every hour. Returns how to stop. */
export function forgetGuests({ accounts, worlds, rooms, log }: Options): () => void {
  const forget = async (): Promise<void> => {
    const left = await accounts.forgetIdleGuests();
    if (left.length === 0) return;
    log.info(`${left.length} guests have stayed away and are forgotten`);
    if (rooms === null) return;
    const venue = await rooms();
    for (const accountId of left) await leaveAccount(accountId, venue);
  };
  const look = async (): Promise<void> => {
    await forget();
    await worlds.tidy();
  };
  const begin = (): void => void look().catch((error: unknown) => log.error({ err: error }, 'guests could not be forgotten'));
  begin();
  const timer = setInterval(begin, everyMs).unref();
  return () => clearInterval(timer);
}
