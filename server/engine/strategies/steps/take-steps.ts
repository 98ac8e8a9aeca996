// Steps of several strategy accounts in one command: nobody trades between them, and nobody sees the book before the last of them.
import { done, refuse, type Context, type Outcome } from '../../outcome.ts';
import { RejectReason } from '../../reject.ts';
import type { TakeSteps } from '../strategy-command.ts';
import { takeStep } from './take-step.ts';

/** So many orders hold the exchange for a few milliseconds. */
const stepLimit = 250;

/** A step that is not the next one of its account is left out; what became of the others is told by their events. */
export function takeSteps(context: Context, { steps }: TakeSteps): Outcome {
  if (steps.length === 0 || steps.length > stepLimit) return refuse(RejectReason.invalidInstruction);
  for (const step of steps) takeStep(context, step);
  return done();
}
