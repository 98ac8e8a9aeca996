// Pieces of content as calls tell them: what a list shows, and what a page of its own shows.
import * as z from 'zod/mini';

import { contentHeading } from '../site/content.ts';

/** `tag` is the language that it is written in: English where the asked one has none. `href`: without language. */
export const listedArticle = z.object({
  slug: z.string(),
  topic: z.string(),
  title: z.string(),
  summary: z.string(),
  href: z.string(),
  tag: z.string(),
  updatedMs: z.number(),
});

export const listedAnnouncement = z.object({
  slug: z.string(),
  category: z.string(),
  title: z.string(),
  summary: z.string(),
  href: z.string(),
  tag: z.string(),
  publishedMs: z.number(),
});

/** The text itself, as HTML that has gone through the exchange's own filter. Links keep the reader's language. */
export const written = { html: z.string(), headings: z.array(contentHeading) };
