// The word of one of the two of an order about the other, as requests name it and answers tell it.
import * as z from 'zod/mini';

import { asText } from '../wire/fields.ts';
import { c2cRoles } from './order-steps.ts';

const longestWords = 200;

export const rating = z.literal(['positive', 'negative'], { error: 'must be positive or negative' });
export const ratingWords = asText.check(z.maxLength(longestWords, `is longer than ${longestWords} characters`));

export const shownRating = z.object({
  /** The role of the one who rates. */
  by: z.enum(c2cRoles),
  rating,
  /** Written by the one who rates; may be empty. */
  text: z.string(),
  ratedMs: z.number(),
  /** Written by the one who was rated; null: none. */
  answer: z.nullable(z.string()),
  answeredMs: z.nullable(z.number()),
});
