// The refusals that answer for what the house of worlds cannot do.
import type { ErrorKey } from '#lib/contract/errors.ts';
import { WorldUnavailable, type WorldProblem } from '#server/worlds/worlds.ts';
import { Refusal } from '../refusal/refusal.ts';

const problemKeys: Readonly<Record<WorldProblem, ErrorKey>> = {
  worldGone: 'unknownWorld',
  worldsAwake: 'worldsFull',
  worldsOnDisk: 'worldsFull',
  worldFull: 'worldFull',
  worldDamaged: 'worldDamaged',
  tapeDamaged: 'worldTapeDamaged',
  worldsAway: 'worldsAway',
};

export const worldProblem = ({ problem }: WorldUnavailable): Refusal => {
  const key = problemKeys[problem];
  return new Refusal(key, key === 'worldsAway' ? { retryAfterSeconds: 5 } : {});
};

/** The result of something, or the refusal that answers for why the house cannot do it. */
export async function orProblem<Done>(work: () => Promise<Done>): Promise<Done | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WorldUnavailable) return worldProblem(error);
    throw error;
  }
}
