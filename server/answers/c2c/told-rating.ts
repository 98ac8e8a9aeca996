// A rating as the wire tells it.
import type * as z from 'zod/mini';

import type { shownRating } from '#lib/contract/c2c/rating-answer.ts';
import type { RatingRow } from '#server/services/c2c/ratings/ratings.ts';

export const toShownRating = ({ by, isPositive, words, ratedMs, answer, answeredMs }: RatingRow): z.output<typeof shownRating> => ({
  by,
  rating: isPositive ? 'positive' : 'negative',
  text: words,
  ratedMs,
  answer,
  answeredMs,
});
