// The words to a world: what it is told from outside. Each stands in its journal as an input, so that the journal alone is the run.
import * as z from 'zod/mini';

import { ScenarioKind } from '#server/market/contracts/bad-days/scenario.ts';
import { worldGrid } from './genesis.ts';
import { keptLeader, keptProfile, leaderPlace } from './kept-leaders.ts';

const word = z.discriminatedUnion('word', [
  /** Everything that follows from the genesis at once is there. */
  z.strictObject({ word: z.literal('opened') }),
  /** The commands behind it, in the same record of the journal, come from a seat. */
  z.strictObject({ word: z.literal('act') }),
  /** It was asleep, or its process ended. What is not in the core begins anew: bad days go on, samples of premiums are gone. */
  z.strictObject({ word: z.literal('awake') }),
  z.strictObject({ word: z.literal('grid'), gridMs: worldGrid }),
  /** A bad day begins; one that runs ends. */
  z.strictObject({
    word: z.literal('scenario'),
    kind: z.enum(Object.values(ScenarioKind)),
    seed: z.string().check(z.maxLength(200)),
  }),
  z.strictObject({ word: z.literal('end-scenario') }),
  /** A spot market takes no orders any more, for good: all orders and plans there are taken back, and the house leaves it. */
  z.strictObject({ word: z.literal('delist'), symbol: z.string() }),
  /** The house has so little in each level of a book, in lots, until its next move. */
  z.strictObject({ word: z.literal('thin-front'), symbol: z.string(), lots: z.int().check(z.minimum(1)) }),
  /** Somebody leads or led, from now on on these terms. The command to the core that lets him lead, or leave, is one of its own. */
  z.strictObject({ word: z.literal('leader'), leader: keptLeader }),
  /** The core did not let somebody lead who had never led. */
  z.strictObject({ word: z.literal('never-led'), ...leaderPlace.shape }),
  /** Others see this of an account from now on. */
  z.strictObject({ word: z.literal('leader-profile'), ...keptProfile.shape }),
]);
export type Word = z.output<typeof word>;

/** The words that somebody says to a world that is open. */
export type Saying = Exclude<Word, { word: 'opened' | 'act' | 'awake' }>;

/** The same words are the same text, in whichever order their parts were put together. */
export const wordText = (told: Word): string => JSON.stringify(word.parse(told));

/** Refuses (Error) what is no word of this release. */
export const readWord = (text: string): Word => word.parse(JSON.parse(text));
