// The form in which a sender writes its alerts, where it is none of the published ones: which of its fields is which of ours.
import * as z from 'zod/mini';

import { signalActions } from './signal-action.ts';

/** The parts that are read out of a message, in the words of the published form. */
export const signalFields = [
  'action',
  'instrument',
  'signalToken',
  'id',
  'timestamp',
  'maxLag',
  'orderType',
  'orderPriceOffset',
  'investmentType',
  'amount',
  'marketPosition',
  'prevMarketPosition',
  'positionSize',
] as const;
export type SignalField = (typeof signalFields)[number];

const shortText = z
  .string({ error: 'must be text' })
  .check(z.minLength(1, 'must not be empty'), z.maxLength(64, 'is longer than 64 characters'));

/** Entries of each list. */
const mostEntries = 20;

/** from: the sender's field, or a path of fields with dots between. value: what the field is in every alert. */
const fieldSource = z.union([z.strictObject({ from: shortText }), z.strictObject({ value: shortText })]);

export const signalMapping = z.object({
  /** Left out: read under its usual names. */
  fields: z
    .partialRecord(z.enum(signalFields), fieldSource)
    // A token that is in no alert would let everybody in.
    .check(z.refine(({ signalToken }) => signalToken === undefined || 'from' in signalToken, 'signalToken must come from the alert')),
  /** The sender's words of an action, in small letters. */
  words: z
    .record(shortText, z.enum(signalActions))
    .check(z.refine((words) => Object.keys(words).length <= mostEntries, `has more than ${mostEntries} words`)),
  /** Fields of the sender that say nothing to the bot. */
  ignores: z.readonly(z.array(shortText).check(z.maxLength(mostEntries, `has more than ${mostEntries} names`))),
});
export type SignalMapping = z.output<typeof signalMapping>;
