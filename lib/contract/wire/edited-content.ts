// Content as it is told to operators: items, the languages they stand in, and what was done to them.
import * as z from 'zod/mini';

import { contentKind, contentStates, contentTerms } from '../site/content.ts';
import { asText, largestRow, whole } from './fields.ts';

export const itemNumber = whole(1, largestRow);
export const languageTag = asText.check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})*(-\d{3})?$/, 'must be a language such as en-US'));

const contentEdition = z.object({
  tag: z.string(),
  state: z.enum(contentStates),
  /** The version that is out or scheduled. */
  published: z.nullable(z.number()),
  fromMs: z.nullable(z.number()),
  untilMs: z.nullable(z.number()),
  /** Files change it no more. */
  isOperators: z.boolean(),
  /** The title of the newest version. */
  title: z.string(),
  version: z.number(),
});

export const contentItem = z.object({
  item: z.number(),
  kind: contentKind,
  slug: z.string(),
  terms: contentTerms,
  editions: z.array(contentEdition),
});

export const contentVersion = z.object({
  version: z.number(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  keywords: z.array(z.string()),
  atMs: z.number(),
  /** Empty: read from files. */
  author: z.string(),
});
