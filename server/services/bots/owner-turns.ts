// Lets the starts of an owner wait for each other, so that two at a time are not one too many.
import type { AccountId } from '#server/engine/ids.ts';

export function createOwnerTurns<Owner = AccountId>() {
  const last = new Map<Owner, Promise<unknown>>();
  return async <Result>(ownerId: Owner, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(ownerId) ?? Promise.resolve()).then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(ownerId, settled);
    try {
      return await mine;
    } finally {
      if (last.get(ownerId) === settled) last.delete(ownerId);
    }
  };
}
