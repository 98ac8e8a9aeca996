// The profile of somebody who leads: a name, a picture, and a few words.
import * as z from 'zod/mini';

import { asText } from '../wire/fields.ts';

/** The pictures of users: initials, or one of those that are drawn. */
export const leaderPictures = ['initials', 'peaks', 'waves', 'sun', 'leaf', 'bolt', 'gem'] as const;
export type LeaderPicture = (typeof leaderPictures)[number];

export const longestName = 24;
export const longestWords = 500;

/** Letters of any language; no invisible ones, no line of its own. */
export const leaderName = asText.check(
  z.trim(),
  z.minLength(2, 'is shorter than 2 characters'),
  z.maxLength(longestName, `is longer than ${longestName} characters`),
  z.regex(/^[\p{L}\p{M}\p{N} ._'’-]*$/u, "must be letters, digits, spaces or . _ - '"),
);

export const leaderWords = asText.check(
  z.trim(),
  z.maxLength(longestWords, `is longer than ${longestWords} characters`),
  z.regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}]*$/u, 'must be written in letters'),
);

export const leaderPicture = z.enum(leaderPictures, { error: 'must be one of the set' });

export const leaderProfile = z.object({ name: leaderName, words: leaderWords, picture: leaderPicture });
export type LeaderProfile = z.output<typeof leaderProfile>;

/** The state of the profile that was sent last. none: nothing waits, and nothing was refused. */
export const profileStates = ['none', 'waiting', 'refused'] as const;
